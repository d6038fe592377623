import { createHmac, hkdfSync } from "node:crypto";

/**
 * Signs with a key that the secret gives for one purpose: what is signed for one is worth nothing for another, nor as a
 * session cookie's signature.
 */
export function keyedHash(secret: string, purpose: string, text: string): Buffer {
  const key = Buffer.from(hkdfSync("sha256", secret, "", purpose, 32));
  return createHmac("sha256", key).update(text).digest();
}
