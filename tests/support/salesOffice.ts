import { randomUUID } from "node:crypto";
import { beforeEach } from "vitest";
import type { Row } from "../../server/database/tables.ts";
import { accountIdOf, createAccount } from "../../server/models/account/account.ts";
import { erasePlanned } from "../../server/models/lead/erasure.ts";
import { present } from "./present.ts";
import { sameOrigin, testApp } from "./testApp.ts";

type Given = Partial<
  Pick<
    Row<"registrations">,
    "name" | "phone" | "message" | "form" | "created_at" | "status" | "relay_state" | "last_touch" | "interest_type"
  >
>;

/**
 * An application with a signed-in administrator and an unreachable form service, for the tests of one file: each starts
 * without leads.
 */
export async function startSalesOffice(env: Record<string, string> = {}) {
  const app = await testApp({
    env: { REGISTRATION_LIMIT: "10000", RELAY_URL: "http://127.0.0.1:9/", ...env },
  });
  beforeEach(async () => {
    await app.db("registrations").delete();
  });
  await app.createAdministrator();
  const cookie = await app.signIn();
  const json = { Accept: "application/json" };
  const sender = (account: string) => (method: "get" | "post" | "put" | "delete", path: string, body?: object) => {
    const request = app.request[method](path).set(json).set(sameOrigin).set("Cookie", account);
    return body ? request.send(body) : request;
  };
  const send = sender(cookie);
  return {
    app,
    cookie,
    /** @returns the id of a lead stored as if a form had been sent */
    async lead(given: Given = {}): Promise<string> {
      const row = {
        key: randomUUID(),
        fingerprint: "",
        form: "popup" as const,
        name: "김하나",
        phone: "010-1234-5678",
      };
      const consent = { consent_version: "1", consent_hash: "hash" };
      const [stored] = await app
        .db("registrations")
        .insert({ ...row, ...consent, ...given })
        .returning("id");
      return present(stored).id;
    },
    get: (path: string) => app.request.get(path).set(json).set("Cookie", cookie),
    send,
    /** @returns a new counsellor's id, session, and requests with it */
    async counsellor(email: string) {
      const password = "a counsellor's password";
      await createAccount(app.db, { by: "test", email, name: "", role: "counsellor", password });
      const own = await app.signIn({ email, password });
      return { id: present(await accountIdOf(app.db, email)), cookie: own, as: sender(own) };
    },
    /** Erases a lead in the desk, after the undo has expired. */
    async erase(id: string): Promise<void> {
      await send("delete", `/admin/leads/${id}`).expect(202);
      await app.db("registrations").where({ id }).update({ erase_at: new Date() });
      await erasePlanned(app.db);
    },
    /** Newest first. */
    log: () => app.db("desk_log").orderBy("id", "desc"),
  };
}
