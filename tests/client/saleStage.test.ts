import { expect, test } from "vitest";
import {
  acceptsVisits,
  millisecondsToSaleChange,
  remainingUnitsOffered,
  saleMoment,
  saleStage,
  stepAt,
  stepStatus,
} from "../../client/complex/sale/saleStage.ts";
import { schedule } from "../../client/content/schedule.ts";
import { saleAt } from "../support/ledgers.ts";

/** A moment in Seoul. */
const at = (time: string) => new Date(`${time}+09:00`);

test.each([
  ["2025-11-19T23:59", "beforeNotice"],
  ["2025-11-20T00:00", "notice"],
  ["2025-12-01T08:59", "notice"],
  ["2025-12-01T09:00", "specialSupply"],
  ["2025-12-02T09:00", "firstPriority"],
  ["2025-12-03T12:00", "firstPriority"],
  ["2025-12-04T09:00", "secondPriority"],
  ["2025-12-09T23:59", "secondPriority"],
  ["2025-12-10T00:00", "winners"],
  ["2025-12-19T12:00", "winners"],
  ["2025-12-22T00:00", "contract"],
  ["2026-01-16T23:59", "contract"],
  ["2026-01-17T00:00", "remainingUnits"],
  ["2029-12-31T00:00", "remainingUnits"],
] as const)("at %s in Seoul the stage of the sale is %s", (time, stage) => {
  expect(saleStage(saleAt(at(time)))).toBe(stage);
  expect(remainingUnitsOffered(saleAt(at(time)))).toBe(stage === "remainingUnits");
  expect(acceptsVisits(saleAt(at(time)))).toBe(stage !== "beforeNotice");
});

test("nothing is offered once the last home is sold, and nothing is sold before it is announced", () => {
  expect(saleStage(saleAt(at("2026-03-01T00:00"), true))).toBe("soldOut");
  expect(saleStage(saleAt(at("2025-11-19T00:00"), true))).toBe("beforeNotice");
});

test("a step runs during the hours of its days, and the last one until the last home is sold", () => {
  const status = (id: string, time: string, sold = false) => {
    const step = schedule.find((candidate) => candidate.id === id);
    if (!step) throw new Error(`There is no step ${id}`);
    return stepStatus(step, saleAt(at(time), sold));
  };
  expect(status("specialSupply", "2025-12-01T08:59")).toBe("ahead");
  expect(status("specialSupply", "2025-12-01T17:29")).toBe("underWay");
  expect(status("specialSupply", "2025-12-01T17:30")).toBe("over");
  expect(status("winners", "2025-12-10T23:59")).toBe("underWay");
  expect(status("winners", "2025-12-11T00:00")).toBe("over");
  expect(status("documents", "2025-12-19T23:59")).toBe("underWay");
  expect(status("remainingUnits", "2026-11-22T12:00")).toBe("underWay");
  expect(status("remainingUnits", "2026-11-22T12:00", true)).toBe("over");
});

test("the next step is the one that runs, or else the next one", () => {
  expect(stepAt(saleAt(at("2025-11-01T00:00")))?.id).toBe("notice");
  expect(stepAt(saleAt(at("2025-12-04T18:00")))?.id).toBe("winners");
  expect(stepAt(saleAt(at("2025-12-25T00:00")))?.id).toBe("remainingUnits");
  expect(stepAt(saleAt(at("2027-01-01T00:00")))?.id).toBe("remainingUnits");
});

test("pages stay the same until a step begins or ends, or a month begins", () => {
  expect(millisecondsToSaleChange(at("2025-12-01T08:59"))).toBe(60_000);
  expect(millisecondsToSaleChange(at("2025-12-01T09:00"))).toBe(8.5 * 3_600_000);
  expect(millisecondsToSaleChange(at("2026-01-16T23:00"))).toBe(3_600_000);
  expect(millisecondsToSaleChange(at("2026-11-30T23:59"))).toBe(60_000);
});

test("pages depend on the time only through that moment", () => {
  const moments = ["2025-11-01T00:00", "2025-12-01T17:29", "2025-12-24T12:00", "2026-01-17T08:00", "2026-11-22T12:00"];
  for (const now of moments.map(at)) {
    const spoken = saleMoment(now);
    expect(saleStage(saleAt(spoken))).toBe(saleStage(saleAt(now)));
    expect(schedule.map((step) => stepStatus(step, saleAt(spoken)))).toEqual(
      schedule.map((step) => stepStatus(step, saleAt(now))),
    );
  }
  expect(saleMoment(at("2026-11-22T12:00"))).toEqual(at("2026-11-01T00:00"));
  expect(saleMoment(at("2026-01-20T12:00"))).toEqual(at("2026-01-17T00:00"));
});
