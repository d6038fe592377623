/** An account's permissions: everything in the desk, or only its own and unassigned leads. */
export const roles = ["office", "counsellor"] as const;
export type Role = (typeof roles)[number];

/** Minimum length of a password, in UTF-16 code units. */
export const shortestPassword = 10;

export interface Account {
  id: string;
  email: string;
  /** Shown to colleagues; may be empty. */
  name: string;
  role: Role;
  enabled: boolean;
  /** Whether signing in also requires a code from an authenticator app. */
  secondFactor: boolean;
}

export type AccountFields = Partial<Record<"email" | "name" | "role" | "password" | "current", string>>;

/** @returns the name to show for an account */
export const accountName = ({ email, name }: Pick<Account, "email" | "name">) => name || (email.split("@")[0] ?? email);
