import type { Party } from "../../shared/sale/saleContent.ts";
import { complex } from "../complex.ts";

/** The parties of the sale, in the order of the announcement. */
export const parties: readonly Party[] = [
  { id: "developer", role: "시행(위탁자)", name: "㈜한울도시개발", number: "000-00-00000" },
  { id: "seller", role: "사업주체·매도인(신탁)", name: "한울자산신탁㈜", number: "000-00-00000" },
  { id: "builder", role: "시공", name: complex.builder, number: "000-00-00000" },
  { id: "supervisor", role: "감리", name: "㈜바른종합건축사사무소", number: "000-00-00000" },
  { id: "agent", role: "분양대행", name: "㈜루미나플랜", number: "000-00-00000" },
  { id: "guarantor", role: "분양보증", name: "주택도시보증공사", number: undefined },
];

/** Approval of the announcement; undefined before it. */
export const approval: string | undefined = "한울시 주택과-2025-1120 (예시)";
