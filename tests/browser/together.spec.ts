import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { homeNameOf } from "../../client/complex/plans/homeKeys.ts";
import { complexModelPage } from "../../client/copy/complexModelPage.ts";
import { pricePage } from "../../client/copy/sale/pricePage.ts";
import { together as copy } from "../../client/copy/together.ts";
import { togetherConsent } from "../../client/copy/togetherConsent.ts";
import { togetherNames } from "../../client/copy/togetherNames.ts";
import { togetherPath } from "../../client/shared/togetherPath.ts";
import { expectAccessible, horizontalOverflow } from "./accessibility.ts";
import { openDesk, register, signedIn } from "./desk.ts";
import { delayRequests, expect, hydrated, type Page, test } from "./test.ts";

// Reading pixels back is slow without a GPU.
test.use({ expectedErrors: /GPU stall due to ReadPixels/ });
// On small screens, because models are drawn without a GPU here.
test.slow();
signedIn();

const stage = (page: Page) => page.locator("[data-stage]");
const panel = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** The model in its lowest quality, which a URL asks for. */
const draws = () => {
  if (location.pathname.startsWith("/together/")) history.replaceState(history.state, "", "?quality=low");
};

/** A browser without WebGL has a drawing of the towers, and stills of the windows: much less to draw here. */
const drawsNothing = () => {
  HTMLCanvasElement.prototype.getContext = () => null;
};

const still = (page: Page, tower: string) => page.locator(`img[src*='/views/${tower}-']`);

/** Opens a room at the desk, for a lead of its own. @returns the counsellor's tab, and the room's path */
async function openRoom(page: Page, screen = drawsNothing): Promise<{ room: Page; path: string }> {
  const name = await register(page);
  await page.context().addInitScript(screen);
  await openDesk(page, "/admin/leads");
  await page.getByRole("link", { name }).first().click();
  await expect(page).toHaveURL(/\/admin\/leads\/\d+/);
  const opened = page.context().waitForEvent("page");
  await panel(page, copy.desk.open).click();
  const room = await opened;
  await room.waitForURL(/\/together\//);
  await expect(room.getByText(copy.status.leading)).toBeVisible();
  return { room, path: new URL(room.url()).pathname };
}

/** Another person's browser. */
async function stranger(page: Page, path: string, screen = drawsNothing): Promise<Page> {
  const context = await page
    .context()
    .browser()
    ?.newContext({ viewport: page.viewportSize(), reducedMotion: "reduce" });
  if (!context) throw new Error("There is no browser");
  await context.addInitScript(screen);
  const other = await context.newPage();
  await other.goto(path);
  return other;
}

/** A stranger who has come in. */
async function follower(page: Page, path: string, screen = drawsNothing): Promise<Page> {
  const other = await stranger(page, path, screen);
  await panel(other, copy.door.enter).click();
  await expect(other.getByText(copy.status.followed.counsellor)).toBeVisible();
  return other;
}

/** A line to the server that can be cut: going offline leaves Chromium's open streams alone. */
async function phoneLine(page: Page) {
  const port = Number(new URL(page.url()).port);
  const open = new Set<Socket>();
  let isCut = false;
  const server = createServer((near) => {
    if (isCut) return void near.destroy();
    const far = connect(port, "localhost");
    for (const end of [near, far]) {
      open.add(end);
      end.on("error", () => {}).on("close", () => open.delete(end));
    }
    near.pipe(far).pipe(near);
  });
  await new Promise<void>((listening) => server.listen(0, "localhost", listening));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    cut() {
      isCut = true;
      for (const end of open) end.destroy();
    },
    mend() {
      isCut = false;
    },
  };
}

async function choose(room: Page, tower: string, floor: string): Promise<void> {
  const { form } = complexModelPage;
  await room.getByLabel(form.tower, { exact: true }).selectOption(tower);
  await room.getByLabel(form.floor, { exact: true }).selectOption(floor);
}

test("wall, counsellor and buyer see the same home, hour, window and plan, and the buyer catches up after a cut @narrow", async ({
  page,
}) => {
  const { room, path } = await openRoom(page, draws);
  const line = await phoneLine(page);
  const buyer = await follower(page, line.origin + path, draws);
  const wall = await stranger(page, path.replace(togetherPath, `${togetherPath}/wall`));
  await choose(room, "102동", "15");
  const key = String(await stage(room).getAttribute("data-home"));
  expect(key).toMatch(/^102-15/);
  await room.locator("#model-hour").fill("18.5");
  for (const screen of [buyer, wall]) {
    await expect(stage(screen)).toHaveAttribute("data-home", key);
    await expect(stage(screen)).toHaveAttribute("data-hour", "18:30");
  }
  // As it is read out.
  await expect(buyer.locator("[data-said]")).toHaveText(`${homeNameOf(key)}, 오후 6시 30분`);
  await panel(room, copy.views.window).click();
  await expect(stage(buyer)).toHaveAttribute("data-mode", "window");
  // Without WebGL.
  await expect(still(wall, "102")).toBeVisible();

  line.cut();
  await expect(buyer.getByText(copy.status.lost)).toBeVisible();
  await panel(room, copy.views.plan).click();
  await panel(room, copy.plan.zoomIn).click();
  await expect(wall.getByAltText(/평면/)).toBeVisible();
  await expect(buyer.getByAltText(/평면/)).toHaveCount(0);
  line.mend();
  await expect(buyer.getByAltText(/평면/)).toBeVisible();
  await expect(panel(buyer, copy.plan.whole)).toBeEnabled();

  await wall.reload();
  await expect(wall.getByRole("heading", { level: 1 })).toHaveText(homeNameOf(key));
  // What a home costs somebody is nothing for the wall.
  await panel(room, copy.views.payment).click();
  await expect(panel(buyer, copy.views.payment)).toHaveAttribute("aria-current", "true");
  await expect(wall.getByRole("form")).toHaveCount(0);
  await expect(still(wall, "102")).toBeVisible();
});

test("a buyer looks around alone, returns, leads, and both keep homes @narrow", async ({ page }) => {
  const { room, path } = await openRoom(page);
  const buyer = await follower(page, path);
  await choose(room, "101동", "20");
  const key = String(await stage(room).getAttribute("data-home"));
  await expect(stage(buyer)).toHaveAttribute("data-home", key);
  await choose(buyer, "103동", "10");
  await expect(buyer.getByText(copy.status.alone)).toBeVisible();
  await expect(stage(room)).toHaveAttribute("data-home", key);
  await panel(buyer, copy.back).click();
  await expect(stage(buyer)).toHaveAttribute("data-home", key);

  await panel(buyer, copy.take.buyer).click();
  await expect(buyer.getByText(copy.status.leading)).toBeVisible();
  await expect(room.getByText(copy.status.followed.buyer)).toBeVisible();
  await choose(buyer, "103동", "10");
  await expect(stage(room)).toHaveAttribute("data-home", /^103-10/);
  await panel(buyer, copy.heart.add).click();
  await panel(room, copy.heart.add).click();
  await expect(panel(room, copy.heart.drop)).toBeVisible();
  await panel(buyer, copy.views.saved).click();
  await expect(room.getByText(copy.saved.both)).toBeVisible();
  await panel(room, copy.take.counsellor).click();
  await expect(buyer.getByText(copy.status.followed.counsellor)).toBeVisible();
  await panel(room, copy.views.payment).click();
  await room.getByLabel(pricePage.calculator.type, { exact: true }).selectOption("105");
  await expect(buyer.getByLabel(pricePage.calculator.type, { exact: true })).toHaveValue("105");
});

test("six digits let a buyer in, who agrees to keeping what is seen; afterwards there is a page of it @narrow", async ({
  page,
}) => {
  const { room, path } = await openRoom(page);
  await room.getByText(copy.host.invite).click();
  await panel(room, copy.host.newCode).click();
  const digits = await room.locator("details b").textContent();
  const buyer = await stranger(page, togetherPath);
  await buyer.getByLabel(copy.code.label).fill("000 001");
  await panel(buyer, copy.code.submit).click();
  await expect(buyer.getByText(copy.code.wrong)).toBeVisible();
  await buyer.getByLabel(copy.code.label).fill(String(digits));
  const release = await delayRequests(buyer, /assets\/hydrate-.*\.js/);
  await panel(buyer, copy.code.submit).click();
  await expect(buyer).toHaveURL(new RegExp(path));
  // A new address is there before its document.
  await expect(buyer.getByLabel(togetherConsent.label)).toBeVisible();
  await expectAccessible(buyer, "the door");
  // Before the page's code has come: a consent counts from the moment it is given.
  await buyer.getByLabel(togetherConsent.label).check();
  release();
  await hydrated(buyer);
  await panel(buyer, copy.door.enter).click();
  await expect(buyer.getByText(copy.status.followed.counsellor)).toBeVisible();
  await choose(room, "102동", "15");
  await panel(room, copy.views.window).click();
  const key = String(await stage(room).getAttribute("data-home"));
  await expect(still(buyer, "102")).toBeVisible();
  await expectAccessible(buyer, "the room");
  for (const size of [
    { width: 320, height: 640 },
    { width: 844, height: 390 },
    { width: 820, height: 1180 },
    { width: 1280, height: 600 },
  ]) {
    await buyer.setViewportSize(size);
    expect(await horizontalOverflow(buyer), `${size.width}`).toBeLessThanOrEqual(0);
  }
  room.on("dialog", (dialog) => void dialog.accept());
  await panel(room, copy.end).click();
  await expect(room.getByRole("heading", { name: copy.ended.heading })).toBeVisible();
  await buyer.getByRole("link", { name: copy.ended.seen }).click();
  await expect(buyer.getByRole("heading", { level: 1 })).toHaveText(togetherNames.seen.name);
  await expect(buyer.getByRole("heading", { name: homeNameOf(key) })).toBeVisible();
  await page.reload();
  await expect(page.getByText(`14:30 ${copy.desk.window}`)).toBeVisible();
});

test("a page that isn't in a room loads nothing of rooms", async ({ page }) => {
  const loaded: string[] = [];
  page.on("request", (request) => loaded.push(request.url()));
  await page.goto("/ComplexGuide/model");
  await hydrated(page);
  expect(loaded.filter((url) => /useRoom|Room|together/i.test(url))).toEqual([]);
});
