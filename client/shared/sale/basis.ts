/** The source of legal figures: the statute, and when its text was checked. */
export interface Basis {
  statute: string;
  /** Year and month, as in "2025. 10.". */
  checked: string;
}
