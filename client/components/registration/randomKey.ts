/** @returns 128 random bits as 32 hex digits. crypto.randomUUID is unavailable over plain HTTP. */
export const randomKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
