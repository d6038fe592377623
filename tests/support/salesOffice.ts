import { randomUUID } from "node:crypto";
import { afterAll, beforeEach } from "vitest";
import { sameOrigin, startTestApp } from "./testApp.ts";

interface Given {
  name?: string;
  phone?: string;
  message?: string;
  form?: string;
  created_at?: Date;
  status?: string;
  relay_state?: string;
  last_touch?: object;
}

/**
 * An application with an administrator who is signed in, and a form service that nobody answers at, for the tests of one
 * file: each starts without a lead.
 */
export async function startSalesOffice() {
  const app = await startTestApp({ env: { REGISTRATION_LIMIT: "10000", RELAY_URL: "http://127.0.0.1:9/" } });
  afterAll(() => app.stop());
  beforeEach(async () => {
    await app.db("registrations").delete();
  });
  await app.createAdministrator();
  const cookie = await app.signIn();
  const json = { Accept: "application/json" };
  return {
    app,
    cookie,
    /** @returns the id of a lead that stands in the database as if a form had been sent. */
    async lead(given: Given = {}): Promise<string> {
      const row = { key: randomUUID(), fingerprint: "", form: "popup", name: "김하나", phone: "010-1234-5678" };
      const consent = { consent_version: "1", consent_hash: "hash" };
      const [{ id }] = await app
        .db("registrations")
        .insert({ ...row, ...consent, ...given })
        .returning("id");
      return id;
    },
    get: (path: string) => app.request.get(path).set(json).set("Cookie", cookie),
    send: (method: "post" | "put" | "delete", path: string) =>
      app.request[method](path).set(json).set(sameOrigin).set("Cookie", cookie),
    /** Newest first. */
    log: () => app.db("desk_log").orderBy("id", "desc"),
  };
}
