import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import type { ProofOfWork, ProofOfWorkTask } from "../../shared/proofOfWork.ts";

/** Works for about a second. Loaded only when the server asks for it. @returns undefined when it wasn't solved in time */
export async function solveTask(challenge: ProofOfWorkTask): Promise<ProofOfWork | undefined> {
  const solution = await solveChallenge({ challenge, deriveKey });
  return solution ? { challenge, solution } : undefined;
}
