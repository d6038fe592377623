/** Placeholder for a fact that the operator hasn't published yet. */
export const unpublished = "입주자모집공고 시 공개";
