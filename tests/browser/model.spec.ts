import { homeNameOf } from "../../client/complex/plans/homeKeys.ts";
import { homeCopy } from "../../client/copy/homes.ts";
import { chromiumLaunch } from "../support/chromium.ts";
import { expectAccessible } from "./accessibility.ts";
import { printed } from "./sheets.ts";
import { expect, open, type Page, test } from "./test.ts";

// As for tours: WebGL in software. The URLs here ask for little: a small image of few frames.
test.use({
  launchOptions: chromiumLaunch("--use-angle=swiftshader", "--enable-unsafe-swiftshader", "--ignore-gpu-blocklist"),
  expectedErrors: /GPU stall due to ReadPixels|GL Driver Message|CONTEXT_LOST_WEBGL/,
  viewport: { width: 390, height: 640 },
  contextOptions: { reducedMotion: "reduce" },
});

const path = "/ComplexGuide/model";
const stage = (page: Page) => page.locator("[data-stage]");
const finished = (page: Page) => expect(stage(page)).toHaveAttribute("data-still", "true", { timeout: 45_000 });

async function openModel(page: Page, query: string): Promise<void> {
  await open(page, `${path}?quality=low&${query}`);
  await page.getByRole("button", { name: "모형", exact: true }).click();
  await finished(page);
}

/** The image's bytes: red, green, blue and alpha of each pixel, from the top left. */
async function pixels(page: Page): Promise<Uint8Array> {
  const encoded = await page.locator("canvas").evaluate((canvas: HTMLCanvasElement) => {
    const copy = Object.assign(document.createElement("canvas"), { width: canvas.width, height: canvas.height });
    const context = copy.getContext("2d");
    context?.drawImage(canvas, 0, 0);
    const bytes = context?.getImageData(0, 0, canvas.width, canvas.height).data ?? new Uint8ClampedArray();
    // As base64: a million numbers take seconds to reach the test.
    let text = "";
    for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192));
    return btoa(text);
  });
  return new Uint8Array(Buffer.from(encoded, "base64"));
}

/** Share of the pixels that are as bright and warm as a lit window. */
const brightShare = (values: Uint8Array) => {
  const isBright = (at: number) =>
    (values[at] ?? 0) > 225 && (values[at + 1] ?? 0) > 160 && (values[at + 2] ?? 0) < 190;
  let bright = 0;
  for (let at = 0; at < values.length; at += 4) if (isBright(at)) bright += 1;
  return bright / (values.length / 4);
};

/** Share of the values that differ by more than a little. */
const difference = (one: Uint8Array, other: Uint8Array) =>
  one.filter((value, at) => Math.abs(value - (other[at] ?? 0)) > 8).length / one.length;

/** Moves the slider to an hour by input events. */
const turnTo = (page: Page, hour: number) =>
  page.getByRole("slider", { name: "시각" }).evaluate((field: HTMLInputElement, to) => {
    field.value = String(to);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }, hour);

/** Loses the model's WebGL context. */
const lose = (page: Page) =>
  page.evaluate(() => {
    const extension = document.querySelector("canvas")?.getContext("webgl2")?.getExtension("WEBGL_lose_context");
    extension?.loseContext();
    Object.assign(window, { extension });
  });
const restore = (page: Page) =>
  page.evaluate(() => (window as unknown as { extension: WEBGL_lose_context }).extension.restoreContext());

test("nothing large is loaded before the click and little after it, and distances are arcs and text @narrow", async ({
  page,
}) => {
  await open(page, `${path}?quality=low&show=distances`);
  const heavy = () =>
    page.evaluate(() =>
      (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
        .filter(({ name }) => /\/assets\/(stage|city)/.test(name))
        .map(({ encodedBodySize }) => encodedBodySize),
    );
  expect(await heavy()).toEqual([]);
  await expect(stage(page)).toHaveAttribute("data-state", "still");
  await page.getByRole("button", { name: "모형 열기" }).click();
  await finished(page);
  await expect(stage(page)).toHaveAttribute("data-state", "open");
  const sizes = await heavy();
  expect(sizes.length).toBeGreaterThanOrEqual(3);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(230_000);

  await expect(stage(page).locator("svg text", { hasText: "한울역 1.3km" })).toBeVisible();
  const list = page.getByRole("region", { name: "단지에서의 직선거리" });
  await expect(list.getByRole("listitem")).toHaveCount(6);
  await expect(list.getByRole("listitem").filter({ hasText: "환승센터 동측 출입구" })).toContainText("계획");
  await expectAccessible(page, "distances over the model");
});

test("the selected home is gold, the evening has more lights than noon, and a key selects the next home @narrow", async ({
  page,
}) => {
  await openModel(page, "home=104-3001&hour=12:00");
  await expect(stage(page)).toHaveAttribute("data-hour", "12:00");
  const noon = await pixels(page);
  const gold = await page.evaluate(() => {
    const [canvas, tag] = [document.querySelector("canvas"), document.querySelector("[data-stage] > p[aria-hidden]")];
    const [x = 0, y = 0] = ((tag as HTMLElement).style.translate ?? "")
      .split(" ")
      .map((part) => Number.parseFloat(part));
    const { clientWidth = 1, width = 1 } = canvas ?? {};
    return { at: [Math.round((x * width) / clientWidth), Math.round((y * width) / clientWidth)], width };
  });
  const colours = [-2, -1, 0, 1, 2].map((below) => {
    const at = (((gold.at[1] ?? 0) + below) * gold.width + (gold.at[0] ?? 0)) * 4;
    return [...noon.subarray(at, at + 3)] as [number, number, number];
  });
  expect(
    colours.some(([red, green, blue]) => red > 150 && red > green + 15 && green > blue + 40),
    JSON.stringify(colours),
  ).toBe(true);

  await turnTo(page, 21);
  await expect(stage(page)).toHaveAttribute("data-hour", "21:00");
  await finished(page);
  await expect.poll(async () => brightShare(await pixels(page))).toBeGreaterThan(brightShare(noon) + 0.004);
  await expect(page).toHaveURL(/home=104-3001&hour=21:00|hour=21:00.*home=104-3001/);
  await expectAccessible(page, "the opened model at night");

  await page.locator("canvas").focus();
  await page.keyboard.press("ArrowUp");
  await expect(stage(page)).toHaveAttribute("data-home", "104-3101");
  await expect(page.getByRole("combobox", { name: "층" })).toHaveValue("31");
});

test("keys turn the model, an idle model draws no frames, and a lost context is restored, or replaced by the drawing @narrow", async ({
  page,
}) => {
  // Pressed before hydration: the URL's hour is still applied.
  await openModel(page, "hour=21:00");
  const before = await pixels(page);
  await expect(stage(page)).toHaveAttribute("data-hour", "21:00");
  await page.locator("canvas").focus();
  await page.keyboard.press("ArrowRight");
  await finished(page);
  await expect.poll(async () => difference(before, await pixels(page))).toBeGreaterThan(0.05);

  const requests = await page.evaluate(async () => {
    const next = window.requestAnimationFrame.bind(window);
    let count = 0;
    window.requestAnimationFrame = (callback) => {
      count += 1;
      return next(callback);
    };
    for (let frame = 0; frame < 20; frame++) await new Promise(next);
    return count;
  });
  expect(requests).toBe(0);

  const still = await pixels(page);
  await lose(page);
  await expect(stage(page)).toHaveAttribute("data-state", "lost");
  await restore(page);
  await expect(stage(page)).toHaveAttribute("data-state", "open");
  await finished(page);
  expect(difference(still, await pixels(page))).toBeLessThan(0.001);

  await test.step("after a timeout the drawing and the stills replace a context that is not restored", async () => {
    await page.getByRole("combobox", { name: "동" }).selectOption("102동");
    await page.getByRole("button", { name: "이 세대 창밖 보기" }).click();
    await expect(stage(page)).toHaveAttribute("data-mode", "window");
    const home = (await stage(page).getAttribute("data-home")) ?? "";
    await page.clock.install();
    await lose(page);
    await expect(stage(page)).toHaveAttribute("data-state", "lost");
    await page.clock.fastForward(8_000);
    await expect(stage(page)).toHaveAttribute("data-state", "failed");
    await expect(page.getByRole("img", { name: /모든 동의 입면/ })).toBeVisible();
    await expect(page.locator("output")).toContainText(homeNameOf(home));
    await page.getByRole("combobox", { name: "층" }).selectOption("20");
    await expect(page.locator("output")).toContainText("102동 20");
    await page.getByRole("button", { name: "이 세대 창밖 보기" }).click();
    const view = stage(page).getByRole("img", { name: /거실 창은/ });
    await expect(view).toHaveAttribute("src", /^\/views\/102-/);
    await restore(page);
    await expect(stage(page)).toHaveAttribute("data-state", "failed");
  });
});

test("the window of the selected home: in, a floor up, and out again; every tool fits the smallest stages @narrow", async ({
  page,
}) => {
  await openModel(page, "home=105-3802&hour=18:30");
  const enter = async () => {
    await page.getByRole("button", { name: "이 세대 창밖 보기" }).click();
    await expect(stage(page)).toHaveAttribute("data-mode", "window");
  };
  const expectModel = () => expect(stage(page)).toHaveAttribute("data-mode", "model");
  await enter();
  // The button is far down in the panel: the stage stays above it.
  await expect(page.locator("canvas")).toBeInViewport({ ratio: 0.9 });
  await finished(page);
  await expect(page.locator("canvas")).toHaveAccessibleDescription(/^거실 창밖 거실 창은 남쪽을 봅니다.*Esc를 누르면/);
  await page.keyboard.press("PageUp");
  await expect(stage(page)).toHaveAttribute("data-home", "105-3902");
  await page.getByRole("button", { name: "한 층 아래로" }).click();
  await expect(stage(page)).toHaveAttribute("data-home", "105-3802");
  const tools = page.getByRole("group", { name: "모형 보기" });
  for (const [width, height] of [
    [667, 375],
    [320, 568],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const tool of await tools.getByRole("button").all()) await tool.click({ trial: true });
    const covered = await tools.evaluate((group) => {
      const { bottom } = group.getBoundingClientRect();
      return bottom - (document.querySelector("[data-stage] > p:last-child")?.getBoundingClientRect().top ?? 0);
    });
    expect(covered, `at ${width} x ${height}`).toBeLessThanOrEqual(0);
  }
  await page.getByRole("button", { name: "모형으로 돌아가기" }).first().click();
  await expectModel();
  await enter();
  await page.locator("canvas").focus();
  await page.keyboard.press("Escape");
  await expectModel();
  await enter();
  await page.getByRole("navigation", { name: "하위 메뉴" }).getByRole("link", { name: "하루의 모형" }).click();
  await expectModel();
  await expect(stage(page)).not.toHaveAttribute("data-home");
});

test("pinching and the wheel zoom the model; a swipe scrolls the page, and the wheel does at the end of its range @narrow", async ({
  page,
}) => {
  await openModel(page, "hour=12:00");
  const canvas = page.locator("canvas");
  const expectZoom = async (zoom: () => Promise<unknown>) => {
    const before = await pixels(page);
    await zoom();
    await expect.poll(async () => difference(before, await pixels(page))).toBeGreaterThan(0.05);
  };
  const scrolled = () => page.evaluate(() => scrollY);
  const box = await canvas.boundingBox();
  const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
  const session = await page.context().newCDPSession(page);
  const touch = (
    type: "touchStart" | "touchMove" | "touchEnd",
    ...touchPoints: { x: number; y: number; id: number }[]
  ) => session.send("Input.dispatchTouchEvent", { type, touchPoints });
  const two = (apart: number) => [-1, 1].map((side, id) => ({ x: x + side * apart, y, id }));
  await expectZoom(async () => {
    await touch("touchStart", ...two(30));
    for (const apart of [40, 55, 70, 90]) await touch("touchMove", ...two(apart));
    await touch("touchEnd");
  });
  // A swipe goes on after the finger, and would carry the model away from the wheel below.
  const rested = page.evaluate(() => new Promise((resolve) => addEventListener("scrollend", resolve, { once: true })));
  await touch("touchStart", { x, y, id: 0 });
  for (let up = 15; up <= 150; up += 15) await touch("touchMove", { x, y: y - up, id: 0 });
  await touch("touchEnd");
  await rested;
  expect(await scrolled()).toBeGreaterThan(50);

  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await canvas.focus();
  await canvas.hover();
  await expectZoom(() => page.mouse.wheel(0, 100));
  const at = await scrolled();
  await expect(async () => {
    await page.mouse.wheel(0, 3_000);
    expect(await scrolled()).toBeGreaterThan(at + 100);
  }).toPass({ intervals: [50] });
});

test.describe("a lost connection", () => {
  test.use({ expectedErrors: /GPU stall|GL Driver|Failed to load resource|ERR_FAILED/ });
  test("is reported, and the model can be opened once it is back, and printed with its home @narrow", async ({
    page,
  }) => {
    const city = /assets\/city-/;
    await page.route(city, (route) => route.abort());
    await open(page, `${path}?quality=low&home=102-1502`);
    const start = page.getByRole("button", { name: "102동 1502호 창밖 보기" });
    await start.click();
    await expect(page.getByRole("alert").filter({ hasText: "화면 일부를 불러오지 못했습니다" })).toBeVisible();
    await expect(stage(page)).toHaveAttribute("data-state", "still");
    await page.unroute(city);
    await start.click();
    await finished(page);
    await expect(stage(page)).toHaveAttribute("data-state", "open");
    // The button that names a home opens its window.
    await expect(stage(page)).toHaveAttribute("data-mode", "window");
    await expect(page.getByRole("alert").filter({ hasText: "불러오지 못했습니다" })).toHaveCount(0);

    await test.step("its home is printed with its plan and window view, below the open model", async () => {
      // A browser's print dialog waits for the pictures that are loaded for print alone; a PDF printed by a test doesn't.
      await page.emulateMedia({ media: "print" });
      for (const name of [/84A 타입 평면도/, /거실 창은 남쪽을 봅니다/]) {
        const picture = page.getByRole("img", { name });
        await picture.scrollIntoViewIfNeeded();
        await expect(picture).toBeVisible();
        await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
      }
      const sheets = await printed(page);
      expect(sheets.length).toBeLessThanOrEqual(2);
      // The model and the view; the plan is vectors.
      expect(sheets[0]?.pictures).toBeGreaterThanOrEqual(2);
      for (const { letters } of sheets) expect(letters).toBeGreaterThan(60);
    });
  });
});

test.describe("without WebGL", () => {
  test("the drawing replaces the model, with the same selects and card @narrow", async ({ page }) => {
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
    });
    await open(page, `${path}?home=102-1502`);
    await page.getByRole("button", { name: "102동 1502호 창밖 보기" }).click();
    await expect(page.getByRole("img", { name: /모든 동의 입면/ })).toBeVisible();
    await expect(stage(page)).toHaveAttribute("data-state", "failed");
    await page.getByRole("combobox", { name: "층" }).selectOption("20");
    await expect(page.locator("output")).toContainText("102동 2002호");
    await expect(page).toHaveURL(/home=102-2002/);
    await page.getByRole("button", { name: "이 세대 창밖 보기" }).click();
    const view = stage(page).getByRole("img", { name: /거실 창은 남쪽을 봅니다/ });
    await expect(view).toHaveAttribute("src", "/views/102-1902-day.avif");
    await expect.poll(() => view.evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBeGreaterThan(0);
    await turnTo(page, 20);
    await expect(view).toHaveAttribute("src", "/views/102-1902-dusk.avif");
    await expectAccessible(page, "a still of a window's view");
  });
});

test("visitors who save data get the drawing, and the model on request @narrow", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
  await open(page, `${path}?quality=low&home=102-1502`);
  await page.getByRole("combobox", { name: "층" }).selectOption("20");
  await expect(page.getByRole("img", { name: /모든 동의 입면/ })).toBeVisible();
  await turnTo(page, 19);
  await expect(stage(page)).toHaveAttribute("data-hour", "19:00");
  await expect(stage(page)).toHaveAttribute("data-state", "still");
  await page.getByRole("button", { name: "모형", exact: true }).click();
  await expect(stage(page)).toHaveAttribute("data-state", "open");
});

test("a home whose notice is still to come can't be asked for @narrow", async ({ page }) => {
  await open(page, `${path}?home=102-4502`);
  await expect(page.locator("output")).toContainText(homeCopy.states.later);
  await expect(page.getByRole("link", { name: "이 세대 상담 신청" })).toHaveCount(0);
  await open(page, "/Promotion/Customer?home=102-4502");
  await expect(page.locator("main")).toContainText(homeCopy.states.later);
  await expect(page.locator("main").getByRole("textbox", { name: /관심 세대/ })).toHaveCount(0);
});

test("the inquiry form is prefilled with the home @narrow", async ({ page }) => {
  await open(page, `${path}?home=102-1603`);
  await page.getByRole("link", { name: "이 세대 상담 신청" }).click();
  await expect(page).toHaveURL(/\/Promotion\/Customer\?home=102-1603/);
  await expect(page.locator("main").getByRole("textbox", { name: /관심 세대/ })).toHaveValue("102동 1603호");
});

test("a home is saved, compared and removed, and an unknown home in the URL selects none @narrow", async ({ page }) => {
  await open(page, `${path}?home=102-1502`);
  await page.getByRole("button", { name: "이 세대 저장" }).click();
  await page.getByRole("combobox", { name: "동" }).selectOption("106동");
  await expect(page.locator("output")).toContainText("106동 1502호");
  await page.getByRole("button", { name: "이 세대 저장" }).click();
  const table = page.getByRole("table", { name: "저장한 집 비교" });
  await expect(table.getByRole("row")).toHaveCount(3);
  await expectAccessible(page, "two homes saved");
  await table.getByRole("button", { name: "102동 1502호 빼기" }).click();
  await expect(table.getByRole("row")).toHaveCount(2);
  await open(page, `${path}?home=103-2604&hour=99:00`);
  await expect(page.locator("output")).toHaveCount(0);
  await expect(table.getByRole("row")).toHaveCount(2);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("the form loads the page with that home @narrow", async ({ page }) => {
    await page.goto(path);
    await page.getByRole("combobox", { name: "동" }).selectOption("104동");
    await page.getByRole("combobox", { name: "라인" }).selectOption("2");
    await page.getByRole("combobox", { name: "층" }).selectOption("26");
    await page.getByRole("button", { name: "이 세대 보기" }).click();
    await expect(page).toHaveURL(/\/ComplexGuide\/model\?home=104-2602/);
    await expect(page.locator("output")).toContainText("104동 2602호");
    await expect(page.getByText("거실 창은 남쪽을 봅니다")).toBeVisible();
    await expect(page.getByRole("button", { name: "모형 열기" })).toBeHidden();
  });
});
