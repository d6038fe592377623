import type { Account, AccountFields } from "../account.ts";
import type { DeskProps } from "./deskProps.ts";

/** Props of GET /admin/accounts. */
export interface AccountsProps extends DeskProps {
  /** Enabled accounts first, by name. */
  accounts: Account[];
  /** The result of a plain form post. */
  notice?: { message: string; fields?: AccountFields; values?: AccountFields };
  /** What was done. */
  done?: string;
}

/** Props of GET /admin/password. */
export interface PasswordProps extends DeskProps {
  notice?: { message: string; fields?: AccountFields };
  done?: string;
}
