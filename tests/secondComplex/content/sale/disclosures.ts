import type { NoiseMeasurement, PerformanceGrade, Supervision } from "../../shared/sale/saleContent.ts";

export const sellerRegistration: string | undefined = undefined;
export const guaranteeNumber: string | undefined = undefined;
export const supervision: readonly Supervision[] = [];
export const ancillaryFacilities: readonly string[] = ["관리사무소", "경비실"];
export const publicFacilities: readonly string[] = [];
export const performanceGrades: readonly PerformanceGrade[] = [];
export const roadNoise: NoiseMeasurement | undefined = { by: "새솔시", on: "2026-05-12", decibels: 58 };
export const openSince = "2026-10-01";
