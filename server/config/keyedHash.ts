import { createHmac, hkdfSync } from "node:crypto";

/**
 * Signs with a key derived from the secret for one purpose: a signature for one purpose is invalid for any other, and
 * as a session cookie's.
 */
export function keyedHash(secret: string, purpose: string, text: string): Buffer {
  const key = Buffer.from(hkdfSync("sha256", secret, "", purpose, 32));
  return createHmac("sha256", key).update(text).digest();
}
