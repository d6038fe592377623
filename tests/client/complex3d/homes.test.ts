import { describe, expect, test } from "vitest";
import { homeKeys, nearestHomeKey } from "../../../client/complex/plans/homeKeys.ts";
import { ambientOf, daylightAt, skyColour, sunAt } from "../../../client/complex3d/daylight.ts";
import { roomView } from "../../../client/complex3d/gl/room.ts";
import { allHomes, homeAt, homeKey, levelOf, neighbour, partsOf } from "../../../client/complex3d/homes.ts";
import { groundSeenFrom, outlookOf } from "../../../client/complex3d/outlook.ts";
import { eyeOf, poseFor, sees } from "../../../client/complex3d/poses.ts";
import { castRay } from "../../../client/complex3d/rays.ts";
import { measurements } from "../../../client/content/generated/measurements.ts";
import { complexModelPage } from "../../../client/copy/complexModelPage.ts";
import { clockOf, firstHour, hourOf, lastHour } from "../../../client/shared/modelHours.ts";

const homes = allHomes();
const home = (key: string) => {
  const found = homeAt(key);
  if (!found) throw new Error(`no home ${key}`);
  return found;
};

describe("the homes of the model", () => {
  test("are the 998 of the complex, each with a key that leads back to it", () => {
    expect(homes).toHaveLength(998);
    expect(homes.map(homeKey)).toEqual(homeKeys);
    expect(homes.filter((each) => homeAt(homeKey(each)) !== undefined)).toHaveLength(998);
    for (const each of homes) expect(homeAt(homeKey(each))).toEqual(each);
  });

  test("are hit by the ray through their living room's window", () => {
    const missed = homes.filter((each) => {
      const { at, out } = partsOf(each).line.window;
      const z = levelOf(each.floor) + 1.4;
      return !sees([at[0] + out[0] * 12, at[1] + out[1] * 12, z], [at[0], at[1], z], each);
    });
    expect(missed.map(homeKey)).toEqual([]);
  });

  test("have a camera position that sees their window, with no tower in between", () => {
    const hidden = homes.filter((each) => {
      const { at } = partsOf(each).line.window;
      return !sees(eyeOf(poseFor(each, 1)), [at[0], at[1], levelOf(each.floor) + 1.3], each);
    });
    expect(hidden.map(homeKey)).toEqual([]);
  });

  test("agree with the plans: direction and opposite tower are those of the finder", () => {
    for (const [index, { lines }] of measurements.towers.entries())
      for (const [line, { bearing, opposite }] of lines.entries()) {
        const { eye, heading, out } = roomView({ tower: index, line, floor: 20 });
        expect(Math.abs(((heading * 180) / Math.PI - bearing + 540) % 360) - 180).toBeCloseTo(0, 0);
        const hit = castRay([eye[0] + out[0] * 3, eye[1] + out[1] * 3, eye[2]], [out[0], out[1], 0]);
        // A tower in front of another part of the window may be missed straight ahead, but nothing else may be hit.
        if (hit) expect(measurements.towers[hit.tower]?.name).toBe(opposite?.tower);
      }
  });

  test("unknown keys and selections that a tower lacks fall back", () => {
    for (const key of ["103-2604", "107-1001", "102-0302", "104-4801", "102-15021", "", "__proto__"])
      expect(homeAt(key), key).toBeUndefined();
    expect(nearestHomeKey("103동", 4, 60)).toBe("103-4903");
    expect(nearestHomeKey("104동", 0, 1)).toBe("104-401");
    expect(nearestHomeKey("107동", 1, 20)).toBeUndefined();
    expect(nearestHomeKey("102동", Number.NaN, 20)).toBeUndefined();
  });

  test("have neighbours up to the ends of the tower", () => {
    expect(homeKey(neighbour(home("102-1502"), "ArrowUp"))).toBe("102-1602");
    expect(homeKey(neighbour(home("102-1502"), "ArrowLeft"))).toBe("102-1501");
    expect(homeKey(neighbour(home("103-4903"), "ArrowRight"))).toBe("103-4903");
    expect(homeKey(neighbour(home("103-4903"), "ArrowUp"))).toBe("103-4903");
    expect(homeKey(neighbour(home("102-401"), "ArrowDown"))).toBe("102-401");
  });
});

describe("what a window faces", () => {
  const words = (key: string) => complexModelPage.outlook(outlookOf(home(key)));
  test("is the lake where nothing is in front of it", () => {
    expect(words("105-3802")).toMatch(/^거실 창은 남쪽을 봅니다\. 앞쪽과 양옆으로 호수가 보입니다\.$/);
  });
  test("is the garden in front, not the lake behind it, from below its trees", () => {
    expect(words("101-501")).toContain("옥상정원이");
    expect(words("101-501")).not.toContain("호수");
    expect(words("101-701")).toContain("호수");
  });
  test("names directions with the same view together", () => {
    expect(words("103-4503")).toBe(
      "거실 창은 동쪽을 봅니다. 앞쪽과 왼쪽으로는 도심과 그 너머 능선이, 오른쪽으로는 호수가 보입니다.",
    );
  });
  test("names the tower in front of it, at the finder's distance", () => {
    const ahead = outlookOf(home("102-1502")).sectors[1]?.towers[0];
    const { opposite } = partsOf(home("102-1502")).line;
    expect(ahead?.name).toBe(opposite?.tower);
    expect(ahead?.metres).toBe(opposite?.metres);
    expect(words("102-1502")).toContain(`앞쪽 약 ${opposite?.metres}m에 ${opposite?.tower}`);
  });
  test("is drawn from above as far as the tower in front, and as far as the map where there is none", () => {
    const distances = (key: string) => {
      const [glass = [0, 0], ...seen] = groundSeenFrom(home(key), 135);
      expect(glass).toEqual(partsOf(home(key)).line.window.at);
      return seen.map(([east, north]) => Math.hypot(east - glass[0], north - glass[1]));
    };
    for (const each of distances("105-3802")) expect(each).toBeCloseTo(135, 6);
    const blocked = distances("102-1502");
    const metres = partsOf(home("102-1502")).line.opposite?.metres ?? 0;
    expect(Math.abs(Number(blocked[50]) - metres)).toBeLessThan(1);
    expect(Math.max(...blocked)).toBeCloseTo(135, 6);
  });
  test("has complete sentences for every home", () => {
    for (const each of homes) {
      const text = complexModelPage.outlook(outlookOf(each));
      expect(text, homeKey(each)).toMatch(/^거실 창은 \S+쪽을 봅니다\. 앞쪽/);
      expect(text, homeKey(each)).not.toMatch(/undefined|NaN|Infinity|-\d/);
      // No claims about hours of sunlight.
      expect(text, homeKey(each)).not.toMatch(/시간|일조/);
    }
  });
});

describe("the day", () => {
  test("begins in the east, is highest in the south at noon and ends in the west", () => {
    const degrees = (hour: number) => (sunAt(hour).azimuth * 180) / Math.PI;
    expect(degrees(7)).toBeGreaterThan(80);
    expect(degrees(7)).toBeLessThan(110);
    expect(Math.abs(Math.abs(degrees(12.4)) - 180)).toBeLessThan(3);
    expect(degrees(18)).toBeLessThan(-80);
    expect(sunAt(12.4).elevation).toBeGreaterThan(sunAt(10).elevation);
    expect(sunAt(firstHour).elevation).toBeGreaterThan(0);
    expect(sunAt(19).elevation).toBeLessThan(0);
  });

  test("has no jump in its colours from one minute to the next", () => {
    let before = daylightAt(firstHour);
    for (let hour = firstHour; hour <= lastHour; hour += 1 / 60) {
      const light = daylightAt(hour);
      for (const name of ["zenith", "middle", "horizon", "glow", "sun"] as const)
        for (const channel of [0, 1, 2] as const)
          expect(Math.abs(light[name][channel] - before[name][channel]), `${name} at ${clockOf(hour)}`).toBeLessThan(
            0.08,
          );
      expect(Math.abs(light.exposure - before.exposure)).toBeLessThan(0.02);
      expect(Math.abs(light.lit - before.lit)).toBeLessThan(0.02);
      before = light;
    }
  });

  test("is lit from above by day, and only by lamps at night", () => {
    const noon = daylightAt(12.5);
    expect(ambientOf(noon).up[1]).toBeGreaterThan(0);
    expect(noon.lamps).toBeLessThan(0.1);
    expect(daylightAt(21).lamps).toBeGreaterThan(1);
    expect(skyColour(noon, [0, 0, 1])[2]).toBeGreaterThan(skyColour(daylightAt(21), [0, 0, 1])[2]);
  });

  test("parses a clock time within its range, and nothing else", () => {
    expect(hourOf("18:30")).toBe(18.5);
    expect(clockOf(18.5)).toBe("18:30");
    for (const clock of ["05:00", "22:30", "18:75", "1830", "", null, "18:30x"]) expect(hourOf(clock)).toBeUndefined();
    expect(hourOf(clockOf(firstHour))).toBeCloseTo(firstHour);
    expect(hourOf(clockOf(lastHour))).toBe(lastHour);
  });
});
