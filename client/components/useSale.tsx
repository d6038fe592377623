import { createContext, type ReactNode, useContext, useMemo } from "react";
import { type Sale, type SaleData, saleOf } from "../shared/sale/sale.ts";

const SaleContext = createContext<Sale | undefined>(undefined);

/** @param sale with which the server rendered the page, until the visitor navigates or the ledger changes */
export function SaleProvider({
  sale: { moment, soldOut, ledger, terms },
  children,
}: {
  sale: SaleData;
  children: ReactNode;
}) {
  const sale = useMemo(() => saleOf({ moment, soldOut, ledger, terms }), [moment, soldOut, ledger, terms]);
  return <SaleContext value={sale}>{children}</SaleContext>;
}

/**
 * @returns the sale as the page shows it
 * @throws Error outside of a page
 */
export function useSale(): Sale {
  const sale = useContext(SaleContext);
  if (!sale) throw new Error("useSale needs a SaleProvider around the page");
  return sale;
}
