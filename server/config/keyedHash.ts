import { createHmac, createSecretKey, hkdfSync, type KeyObject } from "node:crypto";

/** Derived once: that takes longer than signing. There are as many as purposes. */
const keys = new Map<string, KeyObject>();

function keyFor(secret: string, purpose: string): KeyObject {
  const name = `${purpose}\n${secret}`;
  const key = keys.get(name) ?? createSecretKey(Buffer.from(hkdfSync("sha256", secret, "", purpose, 32)));
  keys.set(name, key);
  return key;
}

/**
 * Signs with a key derived from the secret for one purpose: a signature for one purpose is invalid for any other, and
 * as a session cookie's.
 */
export const keyedHash = (secret: string, purpose: string, text: string): Buffer =>
  createHmac("sha256", keyFor(secret, purpose)).update(text).digest();
