import { createContext, type ReactNode, useContext, useMemo } from "react";
import { saleStage } from "./contract/sale/saleStage.ts";
import type { SaleStage } from "./contract/sale/schedule.ts";

interface Sale {
  /** As of which pages speak: see contract/sale/saleStage.ts. */
  now: Date;
  stage: SaleStage;
}

const Moment = createContext<Sale | undefined>(undefined);

/** @param moment ISO; what the server drew the page with, until the visitor goes on to another page */
export function SaleMoment({ moment, children }: { moment: string; children: ReactNode }) {
  const sale = useMemo(() => ({ now: new Date(moment), stage: saleStage(new Date(moment)) }), [moment]);
  return <Moment value={sale}>{children}</Moment>;
}

/**
 * @returns how far the sale has come
 * @throws Error outside of a page
 */
export function useSale(): Sale {
  const sale = useContext(Moment);
  if (!sale) throw new Error("Nothing tells the moment as of which this page speaks");
  return sale;
}
