import { complex } from "./complex.ts";

/** Words that the sales office reads: in the form service's mail and in alerts. */
export const office = {
  registrationSubject: `[${complex.name}] 홈페이지 등록`,
} as const;
