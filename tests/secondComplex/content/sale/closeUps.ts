import type { CloseUp } from "../../shared/complexContent.ts";

export const closeUps: readonly CloseUp[] = [];
