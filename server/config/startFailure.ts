import type { Config } from "./config.ts";

const codeOf = (error: unknown): string =>
  error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";

/** Each address of a host that was tried has an error of its own. */
const firstOf = (error: unknown): unknown => (error instanceof AggregateError ? error.errors[0] : error);

/** A start that can't continue, with a message for the operator: the variable, what is wrong, and what would be right. */
export class StartFailure extends Error {
  constructor(message: string, cause: unknown) {
    super(message, { cause });
  }
}

interface Address {
  port?: number;
  host?: string | undefined;
  /** The variables of the port and the host. */
  variables?: [port: string, host: string];
}

/** @returns why a server can't listen at the address */
export function listenFailure(error: unknown, { port, host, variables = ["PORT", "HOST"] }: Address): Error {
  const [portName, hostName] = variables;
  const unknownHost = `${hostName}=${host} is not a known host name: set ${hostName} to an address of this machine, or leave it out for every address.`;
  const messages: Record<string, string> = {
    EADDRINUSE: `${portName}=${port} is in use by another program on this machine: stop that, or set ${portName} to a free port.`,
    EACCES: `${portName}=${port} may not be opened by this user: ports below 1024 need root. Set ${portName} to 1024 or more.`,
    EADDRNOTAVAIL: `${hostName}=${host} is not an address of this machine: set ${hostName} to one that is, or leave it out for every address.`,
    ENOTFOUND: unknownHost,
    EAI_AGAIN: unknownHost,
  };
  const message = messages[codeOf(error)];
  return message ? new StartFailure(message, error) : asError(error);
}

const fullDisk = "has no space left on its disk";

/** @returns an error's message, PostgreSQL's alone: knex puts the statement before it, which may be a whole migration */
export function messageOf(error: unknown): string {
  const { message } = asError(error);
  return error instanceof Error && "severity" in error ? (message.split(" - ").at(-1) ?? message) : message;
}

const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)));

/** PostgreSQL's codes: https://www.postgresql.org/docs/18/errcodes-appendix.html */
const databaseMessages: Record<string, (url: URL) => string> = {
  ECONNREFUSED: ({ host }) => `nothing listens at ${host}: start PostgreSQL there, or correct the host and port`,
  ENOTFOUND: ({ hostname }) => `the host ${hostname} is unknown: correct its name`,
  EAI_AGAIN: ({ hostname }) =>
    `the host ${hostname} can't be resolved at the moment: correct its name, or check the name server`,
  EHOSTUNREACH: ({ host }) => `${host} can't be reached from here: check the network, or correct the address`,
  ETIMEDOUT: ({ host }) => `${host} doesn't answer: check the network and its firewall, or correct the address`,
  "28P01": ({ username }) => `the password of ${username || "its user"} is wrong`,
  "28000": ({ username }) => `the user ${username || "it names"} may not connect: check the server's pg_hba.conf`,
  "3D000": ({ pathname }) => `the server has no database ${pathname.slice(1)}: create it, or correct the name`,
  "53100": ({ host }) => `the disk of ${host} is full: make room there`,
  "42501": ({ username }) => `${username || "its user"} may not create tables there: make it the database's owner`,
};

/** @returns why the database can't be used, without the password in its URL */
export function databaseFailure(
  error: unknown,
  { databaseUrl, dataDir }: Pick<Config, "databaseUrl" | "dataDir">,
): Error {
  const first = firstOf(error);
  const code = codeOf(first);
  if (databaseUrl) {
    const timedOut = first instanceof Error && /timeout expired/.test(first.message);
    const reasonOf = databaseMessages[timedOut ? "ETIMEDOUT" : code];
    const reason = reasonOf ? reasonOf(new URL(databaseUrl)) : messageOf(first);
    return new StartFailure(`DATABASE_URL can't be used: ${reason}.`, error);
  }
  const folder: Record<string, string> = {
    EACCES: "belongs to another user: start as that user, or name another folder",
    EPERM: "belongs to another user: start as that user, or name another folder",
    EROFS: "can't be written to: name another folder",
    ENOTDIR: "is not a folder: name another one",
    EEXIST: "is not a folder: name another one",
    ENOSPC: fullDisk,
    "53100": fullDisk,
  };
  const messages = folder[code] ?? (first instanceof Error ? folder[codeOf(first.cause)] : undefined);
  if (messages)
    return new StartFailure(`DATA_DIR=${dataDir} ${messages}, or set DATABASE_URL to a database of your own.`, error);
  return asError(error);
}
