import { type Challenge, createChallenge, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import type { ProofOfWork } from "../../../client/shared/proofOfWork.ts";
import { keyedHash } from "../../config/keyedHash.ts";

/** Milliseconds in which a task may be solved: it takes a phone a second or two. */
const lifetime = 5 * 60_000;

const signatureSecret = (secret: string) => keyedHash(secret, "proof of work", "").toString("base64url");

/**
 * A task that takes a browser a moment and a flood of requests long: 256 keys on average, of 2,000 rounds each.
 * @param purpose what the proof is good for, so that it serves once
 */
export const createTask = (secret: string, purpose: string): Promise<Challenge> =>
  createChallenge({
    algorithm: "PBKDF2/SHA-256",
    cost: 2_000,
    keyPrefix: "00",
    data: { purpose },
    expiresAt: new Date(Date.now() + lifetime),
    deriveKey,
    hmacSignatureSecret: signatureSecret(secret),
  });

/** @param proof of a client, so of any shape */
export async function isProof(secret: string, purpose: string, proof: unknown): Promise<boolean> {
  const { challenge, solution } = (proof ?? {}) as Partial<ProofOfWork>;
  if (challenge?.parameters?.data?.purpose !== purpose || !solution) return false;
  // The library throws on what isn't a proof.
  const result = verifySolution({ challenge, solution, deriveKey, hmacSignatureSecret: signatureSecret(secret) });
  return result.then(
    ({ verified }) => verified,
    () => false,
  );
}
