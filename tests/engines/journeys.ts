import { complex } from "../../client/content/complex.ts";
import { videoPages } from "../../client/content/videos.ts";
import { homesPage } from "../../client/copy/homesPage.ts";
import { registrationLink } from "../../client/copy/registrationLink.ts";
import { videoCopy } from "../../client/copy/video.ts";
import { visits } from "../../client/copy/visits.ts";
import { waitlist } from "../../client/copy/waitlist.ts";
import { homesPath } from "../../client/shared/homePaths.ts";
import { administrator } from "../browser/administrator.ts";
import type { Page } from "./page.ts";

interface Journey {
  name: string;
  run(page: Page): Promise<void>;
  /** Disables the page's scripts. */
  withoutScripts?: true;
  phone?: true;
}

const board = `/${complex.defaultSite}/press`;
const customer = `/${complex.defaultSite}/customer`;
const registered = "등록이 완료되었습니다";
const popup = "#visit-popup";

async function fillForm(page: Page, form: string, phone = "010-1234-5678"): Promise<void> {
  await page.fill(`${form} input[name="name"]`, "Kim Haneul");
  await page.fill(`${form} input[name="phone"]`, phone);
  await page.click(`${form} button[type="submit"]`);
}

async function bookAndWithdraw(page: Page): Promise<void> {
  await page.open(customer);
  await fillForm(page, "main form");
  await page.shows(registered);
  await page.click("main a", visits.details);
  await page.shows(registrationLink.title, "h1");
  await page.click("label", registrationLink.withdraw.confirm);
  await page.click("button", registrationLink.withdraw.action);
  await page.shows(registrationLink.erased.title, "h1");
}

/** A search of the homes that are left, then a text for when a held one is offered again, asked for and ended. */
async function findAndWait(page: Page): Promise<void> {
  await page.open(homesPath);
  await page.click("#left nav a", homesPage.find.searches[0].label);
  await page.sees("#left nav [aria-current]");
  // Held homes come after those that can be had, in the folded rest.
  await page.click("#homes ol + details > summary");
  await page.click("#homes li a", waitlist.name);
  await page.fill("#waitlist-phone", "010-9876-5432");
  await page.click("#waitlist button, form button", waitlist.submit);
  await page.shows(waitlist.titles.joined, "h1");
  await page.click("main a", waitlist.own);
  await page.shows(waitlist.titles.waiting, "h1");
  await page.click("main button", waitlist.end);
  await page.shows(waitlist.titles.ended, "h1");
}

async function visitPages(page: Page): Promise<void> {
  for (const path of ["/", "/SalesInfo/SubscriptionGuide", "/FloorPlan/59A", board, customer]) {
    await page.open(path);
    await page.sees("h1");
    await page.until(`${path} isn't wider than the window`, () => document.documentElement.scrollWidth <= innerWidth);
  }
}

/** The popup by a button, closed by its own button and by Escape, and sent. */
async function usePopup(page: Page): Promise<void> {
  await page.open("/Brand/intro");
  const open = async () => {
    await page.click("footer button", "방문예약");
    await page.sees(popup);
  };
  await open();
  await page.click(`${popup} button`, "닫기");
  await page.sees(popup, false);
  await open();
  await page.press("Escape");
  await page.sees(popup, false);
  await open();
  await fillForm(page, popup);
  await page.shows(registered);
}

async function useDrawer(page: Page): Promise<void> {
  await page.open("/Brand/intro");
  await page.click('button[aria-label="메뉴 열기"]');
  await page.click("dialog summary", "분양안내");
  await page.click("dialog a", "모집공고");
  await page.at("/SalesInfo/announcement");
}

/** Presses Tab until a matching control has the focus. */
async function tabTo(page: Page, css: string, label: string): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.press("Tab");
    const isThere = (css: string, text: string) =>
      document.activeElement?.matches(css) === true && document.activeElement.textContent === text;
    if (await page.ask(isThere, css, label)) return;
  }
  throw new Error(`Tab never reaches ${css} "${label}"`);
}

const film = (page: Page, state: string) => page.sees(`[data-film="${state}"]`);

/** Journeys of visitors and the administrator, in any engine. */
export const journeys: Journey[] = [
  { name: "pages on a wide screen", run: visitPages },
  { name: "pages on a phone", phone: true, run: visitPages },
  { name: "the popup", run: usePopup },
  {
    name: "Back closes the popup, and stays on the page",
    async run(page) {
      await page.open("/Brand/intro");
      await page.click("footer button", "방문예약");
      await page.sees(popup);
      await page.ask(() => history.back());
      await page.sees(popup, false);
      await page.at("/Brand/intro");
    },
  },
  {
    name: "the home form shows errors, and sends valid input",
    async run(page) {
      await page.open("/");
      await fillForm(page, "#interestForm", "12");
      await page.sees('#interestForm input[name="phone"]:is(:invalid, [aria-invalid="true"])');
      await fillForm(page, "#interestForm");
      await page.shows(registered, "#interestForm");
    },
  },
  { name: "the reservation, the registration's own page and withdrawal", run: bookAndWithdraw },
  { name: "the homes that are left, and a text for one", phone: true, run: findAndWait },
  { name: "the menu drawer", phone: true, run: useDrawer },
  {
    name: "drop-downs by keyboard, and Escape",
    async run(page) {
      await page.open("/Brand/intro");
      await tabTo(page, "[data-drops] > a", "분양안내");
      await tabTo(page, "[data-drops] li a", "모집공고");
      await page.press("Escape");
      await page.until("the focus is back", () => document.activeElement?.textContent === "분양안내");
      await tabTo(page, "[data-drops] > a", "입지환경");
      await page.press("Tab", "Enter");
      await page.at("/LocationEnvironment/intro");
    },
  },
  {
    name: "the film plays, stops at its end, and plays again, and from a chapter",
    async run(page) {
      await page.open("/Brand/video");
      await film(page, "playing");
      await page.until("it moves", () => (document.querySelector("video")?.currentTime ?? 0) > 0);
      await page.ask(() => {
        const video = document.querySelector("video");
        if (video) video.currentTime = video.duration - 0.5;
      });
      await film(page, "ended");
      await page.click("[data-again]", videoCopy.again);
      await film(page, "playing");
      await page.click('a[href*="#t="]', videoPages.brand.chapters.at(-1)?.text);
      await page.until("it plays from there", () => {
        const { currentTime = 0, duration = Number.NaN } = document.querySelector("video") ?? {};
        return currentTime > duration / 2;
      });
    },
  },
  {
    name: "a calculator responds to input",
    async run(page) {
      await page.open("/SalesInfo/stampTax");
      await page.fill("#tax-price", "100001");
      await page.shows("350,000 원", "output");
    },
  },
  {
    name: "the E-model house: tabs by pointer and by arrow key",
    async run(page) {
      await page.open("/FloorPlan/Emodel");
      await page.click('[role="tab"]', "84C");
      await page.sees('iframe[src="/tours/84C"]');
      await page.press("ArrowLeft");
      await page.sees('iframe[src="/tours/84A"]');
      page.browser.troubles.length = 0;
    },
  },
  {
    name: "the press: more articles, one of them with its count, and back",
    async run(page) {
      await page.open(board);
      await page.click("button, a", "더보기");
      await page.until("twenty articles are there", () => document.querySelectorAll("tbody tr").length === 20);
      await page.click("tbody a");
      await page.shows("조회수", "article");
      await page.click("button, a", "목록으로");
      await page.at(board);
    },
  },
  {
    name: "the administrator signs in and publishes",
    async run(page) {
      await page.open(board);
      await page.fill("#sign-in-email", administrator.email);
      await page.fill("#sign-in-password", administrator.password);
      await page.click("button", "로그인");
      await page.fill("#write-article-title", "Every engine");
      await page.fill("#write-article-summary", "A summary");
      await page.click("button", "게시하기");
      await page.shows("Every engine", "tbody");
    },
  },
  {
    name: "a plan opens enlarged and Escape closes it",
    async run(page) {
      await page.open("/FloorPlan/59A");
      await page.click("figure a", "크게 보기");
      await page.sees('dialog[open] img[style*="scale"]');
      await page.press("Escape");
      await page.sees("dialog[open]", false);
    },
  },
  {
    name: "the tour opens, or says that it can't and keeps its button",
    async run(page) {
      await page.open("/tours/84A");
      await page.click("[data-tour=start]");
      await page.sees("[data-tour=controls]:not([hidden]), [data-tour=start]:not([hidden])");
      page.browser.troubles.length = 0;
    },
  },
  {
    name: "the model opens, or its drawing, and so does a window's view or its still",
    async run(page) {
      await page.open("/ComplexGuide/model?quality=low&home=102-1502&hour=18:30");
      await page.click('fieldset[aria-label="보는 방법"] button', "모형");
      await page.sees('[data-stage]:is([data-state="open"][data-still="true"], [data-state="failed"])');
      await page.click("button", "이 세대 창밖 보기");
      await page.sees('[data-stage][data-mode="window"][data-still="true"], [data-stage] img[src^="/views/"]');
      page.browser.troubles.length = 0;
    },
  },
  { name: "without scripts: pages", withoutScripts: true, run: visitPages },
  { name: "without scripts: the popup", withoutScripts: true, run: usePopup },
  { name: "without scripts: the homes that are left", withoutScripts: true, run: findAndWait },
  { name: "without scripts: the menu drawer", withoutScripts: true, phone: true, run: useDrawer },
  { name: "without scripts: the reservation and withdrawal", withoutScripts: true, run: bookAndWithdraw },
];
