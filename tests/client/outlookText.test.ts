import { describe, expect, test } from "vitest";
import { complexModel } from "../../client/complex/plans/complexModel.ts";
import { brand } from "../../client/content/brand.ts";
import { facilityGroups, outsidePodiums } from "../../client/content/communityFacilities.ts";
import { outlook } from "../../client/content/outlook.ts";
import { premiumStories } from "../../client/content/premium.ts";
import { unitText } from "../../client/content/unitText.ts";
import { unitTypes } from "../../client/content/unitTypes.ts";
import { bearingText, oppositeText } from "../../client/copy/outlook.ts";

const { towers } = complexModel;
const lines = towers.flatMap((tower) => tower.lines.map((line) => ({ tower, ...line })));
/** The position of a plan's front on the site: its y axis, rotated by the line's matrix. */
const front = ({ matrix: [, , east, north] }: (typeof lines)[number]) =>
  Math.abs(east) > Math.abs(north) ? (east > 0 ? "동" : "서") : north > 0 ? "북" : "남";
const homes = ({ tower }: (typeof lines)[number]) => tower.topFloor - tower.firstHomeFloor + 1;

describe("claims about direction and distance", () => {
  test("count the homes facing south, the rotated towers and the floors of the first sale", () => {
    const south = lines.filter((line) => front(line) === "남");
    expect(outlook.southHomes).toBe(south.reduce((sum, line) => sum + homes(line), 0));
    const degrees = towers.map(({ rotation }) => Math.abs(rotation)).filter(Boolean);
    expect(outlook.turned).toBe(`네 동을 ${Math.min(...degrees)}~${Math.max(...degrees)}도 틀어`);
    expect(degrees).toHaveLength(4);
    const last = lines.map(({ firstGeneralSale }) => firstGeneralSale.to);
    expect(outlook.firstSaleFloors).toBe(`${Math.min(...last)}~${Math.max(...last)}층`);
    expect(outlook.openTowers).toEqual(["104동", "105동", "106동"]);
  });

  test("name a direction by the compass", () => {
    expect(bearingText({ facing: "남", bearing: 180 })).toBe("정남향");
    expect(bearingText({ facing: "남", bearing: 170 })).toBe("남향(동쪽으로 10도)");
    expect(bearingText({ facing: "남", bearing: 188 })).toBe("남향(서쪽으로 8도)");
    expect(bearingText({ facing: "동", bearing: 82 })).toBe("동향(북쪽으로 8도)");
    expect(bearingText({ facing: "서", bearing: 262 })).toBe("서향(남쪽으로 8도)");
    expect(bearingText({ facing: "북", bearing: 355 })).toBe("북향(서쪽으로 5도)");
    expect(oppositeText({ opposite: { tower: "105동", metres: 36 } })).toBe("105동 36.0m");
  });

  test("give each type the directions of its lines", () => {
    for (const { label } of unitTypes) {
      const own = new Set(lines.filter(({ ranges }) => ranges[0]?.type === label).map(front));
      expect(outlook.facings[label].split(" 또는 ").sort(), label).toEqual(
        [...own].map((facing) => `${facing}향`).sort(),
      );
    }
  });

  test("are in the text of the pages", () => {
    const text = JSON.stringify([brand, premiumStories]);
    for (const fact of [`${outlook.southHomes}세대`, outlook.turned, outlook.distance, outlook.firstSaleFloors])
      expect(text).toContain(fact);
  });

  test("agree with the text of a type's page", () => {
    const southern = ["84A", "119A", "119B"] as const;
    for (const label of southern) {
      expect(outlook.facings[label]).toBe("남향");
      expect(unitText[label].text).toMatch(/남쪽/);
    }
    for (const label of ["84B", "84C"] as const) {
      expect(outlook.facings[label]).toBe("동향 또는 서향");
      expect(unitText[label].text).toMatch(/동쪽 또는 서쪽/);
      expect(unitText[label].text).toMatch(/북쪽/);
    }
    const eastern = lines.filter((line) => line.ranges[0]?.type === "105" && front(line) === "동");
    expect(eastern.map(({ tower, line }) => `${tower.name} ${line}`)).toEqual(["103 3", "106 3"]);
    expect(unitText["105"].text).toContain("103동과 106동의 3호 라인은 동향");
  });
});

test("name facilities outside the podiums as such", () => {
  expect(facilityGroups.flatMap(({ facilities }) => facilities)).toHaveLength(21);
  expect(outsidePodiums.map(({ name }) => name)).toEqual(["맘스스테이션", "세대창고", "무인택배실"]);
});
