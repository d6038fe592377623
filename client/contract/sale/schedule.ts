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

/** How far the sale has come. */
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
  /** What the whole sale has come to once this has begun. */
  stage: SaleStage;
  name: string;
  /** YYYY-MM-DD, in Seoul; undefined while it isn't set. */
  from: string | undefined;
  to?: string;
  /** Goes on until the last home is sold. */
  open?: true;
  /** Hours of each day, HH:MM in Seoul; the whole day where there are none. */
  hours?: { from: string; to: string };
  text: string;
}
