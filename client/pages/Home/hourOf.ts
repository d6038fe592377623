import { steps } from "../../content/home.ts";
import type { StepId } from "../../shared/complexContent.ts";

/** @returns the hour of the day that a section of the home page stands for */
export const hourOf = (id: StepId): string => steps.find((step) => step.id === id)?.hour ?? "";
