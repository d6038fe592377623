import type { Party } from "../../shared/sale/saleContent.ts";
import { complex } from "../complex.ts";

export const parties: readonly Party[] = [
  { id: "seller", role: "사업주체·매도인", name: "나루개발㈜", number: "000-00-00000" },
  { id: "builder", role: "시공", name: complex.builder, number: "000-00-00000" },
  { id: "agent", role: "분양대행", name: "㈜마루플랜", number: "000-00-00000" },
];

export const approval: string | undefined = "새솔시 주택과-2026-77 (예시)";
