import { createContext, type ReactNode, useContext, useMemo } from "react";
import { saleStage } from "../complex/sale/saleStage.ts";
import type { SaleStage } from "../shared/sale/schedule.ts";

interface Sale {
  /** The time that pages take as now: see complex/sale/saleStage.ts. */
  now: Date;
  stage: SaleStage;
}

const Moment = createContext<Sale | undefined>(undefined);

/** @param moment ISO; the time with which the server rendered the page, until the visitor navigates */
export function SaleMoment({ moment, children }: { moment: string; children: ReactNode }) {
  const sale = useMemo(() => ({ now: new Date(moment), stage: saleStage(new Date(moment)) }), [moment]);
  return <Moment value={sale}>{children}</Moment>;
}

/**
 * @returns the current stage of the sale
 * @throws Error outside of a page
 */
export function useSale(): Sale {
  const sale = useContext(Moment);
  if (!sale) throw new Error("useSale needs a SaleMoment around the page");
  return sale;
}
