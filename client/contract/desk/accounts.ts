import type { Account, AccountFields } from "../account.ts";
import type { DeskProps } from "./frame.ts";

/** Props of GET /admin/accounts. */
export interface AccountsProps extends DeskProps {
  /** Those that can sign in first, by name. */
  accounts: Account[];
  /** What a plain form came back with. */
  notice?: { message: string; fields?: AccountFields; values?: AccountFields };
  /** What was done. */
  done?: string;
}

/** Props of GET /admin/password. */
export interface PasswordProps extends DeskProps {
  notice?: { message: string; fields?: AccountFields };
  done?: string;
}
