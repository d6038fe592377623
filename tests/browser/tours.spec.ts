import sharp from "sharp";
import { tours } from "../../client/copy/tours.ts";
import { tourNodes } from "../../client/tour/tourNodes.ts";
import { chromiumLaunch } from "../support/chromium.ts";
import { expect, open, type Page, test } from "./test.ts";

// Without a graphics card Chromium has to be told to render WebGL in software; it logs that this is slow.
test.use({
  launchOptions: chromiumLaunch("--use-angle=swiftshader", "--enable-unsafe-swiftshader", "--ignore-gpu-blocklist"),
  expectedErrors: /GPU stall due to ReadPixels|GL Driver Message/,
});

const hint = "화면을 클릭하시면 VR을 보실 수 있습니다";
const view = (page: Page) => page.locator("[data-tour=view]");

async function begin(page: Page, label: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(`/tours/${label}`);
  await page.getByRole("button", { name: hint }).click();
  await expect(page.getByRole("navigation", { name: "둘러볼 방" })).toBeVisible({ timeout: 20_000 });
}

/** Mean difference of two screenshots of the same size, from 0 to 255. */
async function difference(one: Buffer, other: Buffer): Promise<number> {
  const small = (image: Buffer) => sharp(image).resize(64, 64, { fit: "fill" }).removeAlpha().raw().toBuffer();
  const [a, b] = [await small(one), await small(other)];
  return a.reduce((sum, value, index) => sum + Math.abs(value - (b[index] ?? 0)), 0) / a.length;
}

/** Expects that the plan leaves the mark of a computer graphic uncovered. */
async function expectMarkUncovered(page: Page): Promise<void> {
  const mark = await page.getByText("CG", { exact: true }).boundingBox();
  const plan = await page.locator("[data-tour=plan]").locator("..").boundingBox();
  if (!mark || !plan) throw new Error("Mark or plan isn't shown");
  expect(plan.x + plan.width <= mark.x || plan.y >= mark.y + mark.height).toBe(true);
}

test("a tour turns with the arrow keys, and its plan with it @wide", async ({ page }) => {
  test.slow();
  // Without a graphics card a frame of a panorama is slow.
  await page.setViewportSize({ width: 901, height: 600 });
  await begin(page, "84A");
  await expectMarkUncovered(page);
  const before = await view(page).screenshot();
  const { channels } = await sharp(before).stats();
  expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(8);
  const here = page.locator("[data-tour=here]");
  const facing = await here.getAttribute("transform");
  await page.keyboard.down("ArrowRight");
  const turned = async () => difference(before, await view(page).screenshot());
  await expect.poll(turned, { timeout: 45_000 }).toBeGreaterThan(4);
  await page.keyboard.up("ArrowRight");
  expect(await here.getAttribute("transform")).not.toBe(facing);
});

for (const { label } of tours)
  test(`the tour of ${label} moves between rooms and marks each on the plan @narrow`, async ({ page }) => {
    await begin(page, label);
    await expectMarkUncovered(page);
    const rooms = page.getByRole("navigation", { name: "둘러볼 방" }).getByRole("button");
    const nodes = tourNodes(label);
    await expect(rooms).toHaveText(nodes.map(({ name }) => name));
    for (const { id, name, position } of nodes.slice(1)) {
      await rooms.getByText(name, { exact: true }).click();
      await expect(view(page)).toHaveAttribute("data-room", id, { timeout: 20_000 });
      await expect(rooms.and(page.locator("[aria-current]"))).toHaveText(name);
      const marked = page.locator("[data-tour-exhibit]:not([hidden])");
      await expect(marked).toHaveAttribute("data-tour-exhibit", id);
      await expect(page.locator("[data-tour=here]")).toHaveAttribute(
        "transform",
        new RegExp(`^translate\\(${position[0]} ${position[1]}\\)`),
      );
    }
    // The kitchen's panorama begins facing the living room, whose sign leads there.
    await page.locator("[data-tour-room=kitchen]").click();
    await expect(view(page)).toHaveAttribute("data-room", "kitchen", { timeout: 20_000 });
    await page.locator(".psv-virtual-tour-link", { hasText: "거실" }).click({ timeout: 20_000 });
    await expect(view(page)).toHaveAttribute("data-room", "living", { timeout: 20_000 });
  });

test("nothing large is loaded before the click @wide", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto("/tours/84A");
  await page.getByRole("button", { name: hint }).waitFor();
  const heavy = asked.filter((url) => /tourView|viewer|\/tours\/.+\./.test(url));
  expect(heavy).toEqual([]);
});

test("the E-model house shows 84A in a frame, and 84C after its tab @narrow", async ({ page }) => {
  await open(page, "/FloorPlan/Emodel");
  const frame = page.locator("iframe");
  await frame.scrollIntoViewIfNeeded();
  await expect(page.getByRole("tab", { name: "84A" })).toHaveAttribute("aria-selected", "true");
  await expect(frame).toHaveAttribute("src", "/tours/84A");
  await expect(page.frameLocator("iframe").getByRole("button", { name: hint })).toBeVisible();
  await page.getByRole("tab", { name: "84C" }).click();
  await expect(frame).toHaveAttribute("src", "/tours/84C");
  await expect(frame).toHaveAttribute("title", /84C/);
  await expect(page.frameLocator("iframe").getByRole("button", { name: hint })).toBeVisible();
});

test.describe("a lost connection", () => {
  test.use({
    expectedErrors: /GPU stall due to ReadPixels|GL Driver Message|ERR_FAILED|Failed to fetch|ProgressEvent/,
  });

  test("leaves the still, and another click opens the tour; in a tour it leaves one where one is @wide", async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width: 901, height: 600 });
    await page.emulateMedia({ reducedMotion: "reduce" });
    const panoramas = /\/tours\/84A-(?!.*small)/;
    await page.route(panoramas, (route) => route.abort());
    await page.goto("/tours/84A");
    const start = page.getByRole("button", { name: hint });
    await start.click();
    await expect(page.getByRole("status")).toHaveText(/불러오지 못했습니다/, { timeout: 20_000 });
    await expect(start).toBeFocused();

    await page.unroute(panoramas);
    await page.route(/\/tours\/84A-kitchen(?!.*small)/, (route) => route.abort());
    await start.click();
    await expect(page.getByRole("navigation", { name: "둘러볼 방" })).toBeVisible({ timeout: 20_000 });
    await expect(page.locator("canvas")).toHaveCount(1);
    await page.locator("[data-tour-room=kitchen]").click();
    await expect(page.getByRole("status")).toHaveText(/불러오지 못했습니다/, { timeout: 20_000 });
    await expect(view(page)).toHaveAttribute("data-room", "living");
    await expect(page.locator(".psv-overlay")).toBeHidden();
    await expect(page.locator(".psv-virtual-tour-link").first()).toBeVisible();
    const { channels } = await sharp(await view(page).screenshot()).stats();
    expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(8);
  });
});

test("a tour whose drawing was lost is opened again in the same room @wide", async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 901, height: 600 });
  await begin(page, "84A");
  await page.locator("[data-tour-room=kitchen]").click();
  await expect(view(page)).toHaveAttribute("data-room", "kitchen", { timeout: 20_000 });
  await page.locator("canvas").evaluate((canvas: HTMLCanvasElement) => {
    canvas.getContext("webgl2")?.getExtension("WEBGL_lose_context")?.loseContext();
  });
  await expect(page.getByRole("status")).toHaveText(/다시 엽니다/);
  await page.getByRole("button", { name: hint }).click();
  await expect(page.getByRole("navigation", { name: "둘러볼 방" })).toBeVisible({ timeout: 20_000 });
  await expect(view(page)).toHaveAttribute("data-room", "kitchen");
  await page.locator("[data-tour-room=living]").click();
  await expect(view(page)).toHaveAttribute("data-room", "living", { timeout: 20_000 });
});

test.describe("without WebGL", () => {
  test.use({ expectedErrors: /WebGL 2 is not supported/ });
  test("the still remains with a message @wide", async ({ page }) => {
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
    });
    await page.goto("/tours/84A");
    await page.getByRole("button", { name: hint }).click();
    await expect(page.getByRole("status")).toHaveText("이 브라우저에서는 VR을 보실 수 없습니다.");
    await expect(page.getByRole("img", { name: /84A 타입의 .*거실/ })).toBeVisible();
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("a tour shows its still and links to the plan @narrow", async ({ page }) => {
    await page.goto("/tours/84C");
    await expect(page.getByRole("img", { name: /84C 타입의 .*거실/ })).toBeVisible();
    await expect(page.getByRole("link", { name: "84C 평면도 보기" })).toHaveAttribute("href", "/FloorPlan/84A");
    await expect(page.getByText(hint)).toBeHidden();
  });
});
