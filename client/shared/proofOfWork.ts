import type { Challenge, Payload } from "altcha-lib/types";

/** A task that the server sets while many forms arrive, and its solution: https://altcha.org/docs/v2/proof-of-work */
export type ProofOfWorkTask = Challenge;
export type ProofOfWork = Payload;
