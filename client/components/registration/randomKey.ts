/** @returns 128 random bits as 32 digits. crypto.randomUUID is missing wherever a page comes over plain HTTP. */
export const randomKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
