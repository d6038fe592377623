import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

/** https://developer.mozilla.org/docs/Web/Security/Secure_Contexts/features_restricted_to_secure_contexts */
const missingOverHttp =
  /\b(randomUUID|crypto\.subtle|cookieStore|PushManager|PaymentRequest)\b|\bcaches\.|\bnavigator\.(bluetooth|clipboard|credentials|geolocation|gpu|locks|mediaDevices|permissions|serviceWorker|share|storage|usb|wakeLock)\b(?!\?|\))/;

test("client code uses nothing that is missing over plain HTTP without checking first", () => {
  const files = readdirSync("client", { recursive: true, encoding: "utf8" }).filter((file) => /\.tsx?$/.test(file));
  const found = files.flatMap((file) =>
    readFileSync(join("client", file), "utf8")
      .split("\n")
      .map((line) => line.replace(/\/?\*.*|\/\/.*/, ""))
      .filter((line) => missingOverHttp.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  // The check is two lines above it.
  expect(found).toEqual(["components/article/drafts.ts: void navigator.locks.request(key, options, (lock) => {"]);
});
