/** What an account may do: all of the desk, or work on its own and unassigned leads. */
export const roles = ["office", "counsellor"] as const;
export type Role = (typeof roles)[number];

/** Shortest password of an account, in UTF-16 code units. */
export const shortestPassword = 10;

export interface Account {
  id: string;
  email: string;
  /** What colleagues call it; empty when nobody has said. */
  name: string;
  role: Role;
  enabled: boolean;
  /** Whether it signs in with a code of an authenticator app, too. */
  secondFactor: boolean;
}

export type AccountFields = Partial<Record<"email" | "name" | "role" | "password" | "current", string>>;

/** @returns what to call an account by */
export const accountName = ({ email, name }: Pick<Account, "email" | "name">) => name || (email.split("@")[0] ?? email);
