/** Header of a request that creates something, the same when it is repeated because its answer was lost. */
export const idempotencyKeyHeader = "Idempotency-Key";
