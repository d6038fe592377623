import { useMemo } from "react";
import { ledgerHomes } from "../../complex/homes/ledgerHomes.ts";
import { type Home, homeAt } from "../../complex3d/homes.ts";
import { useSale } from "../../components/useSale.tsx";

/** @returns the homes whose windows are lit in the model, those that are left; undefined until the office shows them */
export function useLeftHomes(): readonly Home[] | undefined {
  const { ledger } = useSale();
  return useMemo(() => {
    if (!ledger?.open) return undefined;
    return ledgerHomes(ledger).flatMap(({ key, state }) => (state === "offered" ? (homeAt(key) ?? []) : []));
  }, [ledger]);
}
