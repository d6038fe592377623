/** The steps of the sale, in order. */
export type SaleStepId =
  | "notice"
  | "specialSupply"
  | "firstPriority"
  | "firstPriorityOthers"
  | "secondPriority"
  | "winners"
  | "documents"
  | "contract"
  | "remainingUnits";

/** The stages of the sale. */
export type SaleStage =
  | "beforeNotice"
  | "notice"
  | "specialSupply"
  | "firstPriority"
  | "secondPriority"
  | "winners"
  | "contract"
  | "remainingUnits"
  | "soldOut";

/** A day of the sale, or the first and last of several. */
export interface SaleStep {
  id: SaleStepId;
  /** The stage of the sale once this step has begun. */
  stage: SaleStage;
  name: string;
  /** YYYY-MM-DD, in Seoul; undefined until it is set. */
  from: string | undefined;
  to?: string;
  /** Continues until the last home is sold. */
  open?: true;
  /** Hours of each day, HH:MM in Seoul; absent for the whole day. */
  hours?: { from: string; to: string };
  text: string;
}
