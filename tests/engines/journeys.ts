import { registrationLink } from "../../client/copy/registrationLink.ts";
import { visits } from "../../client/copy/visits.ts";
import { administrator } from "../browser/administrator.ts";
import type { Page } from "./page.ts";

interface Journey {
  name: string;
  run: (page: Page) => Promise<void>;
  /** Disables the page's scripts. */
  withoutScripts?: true;
  phone?: true;
  /** Needs a driver with wheel events: WebKit's scrolls without them. */
  wheel?: true;
}

const board = "/센트럴루미나/press";
const customer = "/센트럴루미나/customer";
const registered = "등록이 완료되었습니다";

const popupIsOpen = (page: Page) => page.until("the popup is open", () => document.querySelector("#visit-popup[open]"));
const popupIsClosed = (page: Page) =>
  page.until("the popup is closed", () => !document.querySelector("#visit-popup[open]"));

async function book(page: Page): Promise<void> {
  await page.open(customer);
  await page.fill('main form input[name="name"]', "Kim Haneul");
  await page.fill('main form input[name="phone"]', "010-1234-5678");
  await page.click('main form button[type="submit"]');
  await page.shows(registered);
}

async function withdraw(page: Page): Promise<void> {
  await page.click("main a", visits.details);
  await page.shows(registrationLink.title, "h1");
  await page.click("label", registrationLink.withdraw.confirm);
  await page.click("button", registrationLink.withdraw.action);
  await page.shows(registrationLink.erased.title, "h1");
}

async function visitEveryPage(page: Page): Promise<void> {
  for (const path of ["/", "/SalesInfo/SubscriptionGuide", "/FloorPlan/59A", board, customer]) {
    await page.open(path);
    await page.until(`${path} has its heading`, () => document.querySelector("h1")?.getClientRects().length);
    await page.until(`${path} isn't wider than the window`, () => document.documentElement.scrollWidth <= innerWidth);
  }
}

/** Whether a dialog is visible, as a dialog or as a popover. */
const dialogIs = (page: Page, id: string, seen: boolean) =>
  page.until(
    `#${id} is ${seen ? "seen" : "gone"}`,
    (id, seen) => (document.getElementById(id)?.getClientRects().length ?? 0) > 0 === seen,
    id,
    seen,
  );

const fillPopup = async (page: Page) => {
  await page.fill('#visit-popup input[name="name"]', "Kim Haneul");
  await page.fill('#visit-popup input[name="phone"]', "010-1234-5678");
  await page.click('#visit-popup button[type="submit"]');
};

/** Selects an option by script. No driver opens the system's list. */
const choose = (page: Page, css: string, value: string) =>
  page.ask(
    (css, value) => {
      const select = document.querySelector<HTMLSelectElement>(css);
      if (!select) throw new Error(`no ${css}`);
      select.value = value;
      for (const event of ["input", "change"]) select.dispatchEvent(new Event(event, { bubbles: true }));
    },
    css,
    value,
  );

/** Presses Tab until a matching control has the focus. */
async function tabTo(page: Page, css: string, label: string): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.press("Tab");
    const there = await page.ask(
      (css, words) => (document.activeElement?.matches(css) && document.activeElement.textContent === words) || false,
      css,
      label,
    );
    if (there) return;
  }
  throw new Error(`Tab never reaches ${css} "${label}"`);
}

const dropDown = (page: Page, words: string, visible: boolean) =>
  page.until(
    `the drop-down of "${words}" is ${visible ? "visible" : "hidden"}`,
    (words, visible) => {
      const link = [...document.querySelectorAll("[data-drops] > a")].find(({ textContent }) => textContent === words);
      const list = link?.nextElementSibling;
      return list && (getComputedStyle(list).visibility === "visible") === visible;
    },
    words,
    visible,
  );

const film = (page: Page, state: string) =>
  page.until(`the film is ${state}`, (state) => document.querySelector(`[data-film="${state}"]`), state);

/** @returns the view count that an article shows */
async function views(page: Page, path: string): Promise<number> {
  await page.open(path);
  await page.shows("조회수", "article");
  const { words, compressed } = await page.ask(() => {
    const [load] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    return {
      words: document.querySelector<HTMLElement>("article")?.innerText ?? "",
      compressed: load ? load.encodedBodySize < load.decodedBodySize : false,
    };
  });
  if (!compressed) throw new Error(`${path} came without compression`);
  return Number(/조회수\s*([\d,]+)/.exec(words)?.[1]?.replaceAll(",", ""));
}

/** Journeys of visitors and the administrator, in any engine. */
export const journeys: Journey[] = [
  { name: "pages on a wide screen", run: visitEveryPage },
  { name: "pages on a phone", phone: true, run: visitEveryPage },
  {
    name: "the popup: Back and Escape close it, its form sends",
    async run(page) {
      await page.open("/Brand/intro");
      await page.click("footer button", "방문예약");
      await popupIsOpen(page);
      await page.engine.back();
      await popupIsClosed(page);
      await page.at("/Brand/intro");
      await page.click("footer button", "방문예약");
      await page.press("Escape");
      await popupIsClosed(page);
      await page.click("footer button", "방문예약");
      await fillPopup(page);
      await page.shows(registered, "#visit-popup");
    },
  },
  {
    name: "the home form shows errors, and sends valid input",
    async run(page) {
      await page.open("/");
      await page.fill('#interestForm input[name="name"]', "Kim Haneul");
      await page.fill('#interestForm input[name="phone"]', "12");
      await page.click('#interestForm button[type="submit"]');
      await page.until("the phone is marked as invalid", () =>
        document.querySelector(
          '#interestForm input[name="phone"]:invalid, #interestForm input[name="phone"][aria-invalid="true"]',
        ),
      );
      await page.fill('#interestForm input[name="phone"]', "010-1234-5678");
      await page.click('#interestForm button[type="submit"]');
      await page.shows(registered, "#interestForm");
    },
  },
  {
    name: "the reservation, the registration's own page and withdrawal",
    async run(page) {
      await book(page);
      await withdraw(page);
    },
  },
  {
    name: "the menu drawer",
    phone: true,
    async run(page) {
      await page.open("/Brand/intro");
      await page.click('button[aria-label="메뉴 열기"]');
      await page.click("dialog summary", "분양안내");
      await page.click("dialog a", "모집공고");
      await page.at("/SalesInfo/announcement");
    },
  },
  {
    name: "drop-downs by keyboard, and Escape",
    async run(page) {
      await page.open("/Brand/intro");
      await tabTo(page, "[data-drops] > a", "분양안내");
      await dropDown(page, "분양안내", true);
      await tabTo(page, "[data-drops] li a", "모집공고");
      await page.press("Escape");
      await dropDown(page, "분양안내", false);
      await page.until("the focus is back", () => document.activeElement?.textContent === "분양안내");
      await tabTo(page, "[data-drops] > a", "입지환경");
      await dropDown(page, "입지환경", true);
      await page.press("Tab", "Enter");
      await page.at("/LocationEnvironment/intro");
    },
  },
  {
    name: "the wheel steps through home",
    wheel: true,
    async run(page) {
      await page.open("/");
      await page.ask(() => {
        const note = ({ timeStamp }: Event) => document.documentElement.setAttribute("data-wheel", String(timeStamp));
        addEventListener("wheel", note, true);
      });
      for (const [down, anchor] of [
        [120, "#location"],
        [120, "#brand"],
        [-120, "#location"],
      ] as const) {
        await page.engine.wheel?.(down);
        await page.until(
          `the wheel stepped to ${anchor}, and may step again`,
          (anchor) =>
            Math.abs(document.querySelector(anchor)?.getBoundingClientRect().top ?? 1) < 1 &&
            performance.now() - Number(document.documentElement.dataset.wheel) > 500,
          anchor,
        );
      }
    },
  },
  {
    name: "the film plays, pauses, resumes and stops at its end",
    async run(page) {
      await page.open("/Brand/video");
      await film(page, "playing");
      await page.click("button", "일시정지");
      await film(page, "paused");
      await page.click("button", "재생");
      await film(page, "playing");
      await page.ask(() => {
        const video = document.querySelector("video");
        if (video) video.currentTime = video.duration - 0.5;
      });
      await film(page, "ended");
      await page.click("button", "다시 보기");
      await film(page, "playing");
    },
  },
  {
    name: "calculators respond to input",
    async run(page) {
      await page.open("/SalesInfo/stampTax");
      await page.fill("#tax-price", "100001");
      await page.shows("350,000 원", "output");
      await page.open("/SalesInfo/SubscriptionGuide");
      await choose(page, "#deposit-unit", "119A");
      await page.shows("400 만원", "output");
      await page.fill("#priority-months", "5");
      await page.shows("가입 기간이 1개월 더 필요합니다.", "output");
    },
  },
  {
    name: "the E-model house: tabs by pointer and by arrow key",
    async run(page) {
      const shows = (tour: string) =>
        page.until(
          `the tour of ${tour} is there`,
          (tour) =>
            document.querySelector(`iframe[src="/tours/${tour}"]`) &&
            document.querySelector('[role="tab"][aria-selected="true"]')?.textContent === tour,
          tour,
        );
      await page.open("/FloorPlan/Emodel");
      await shows("84A");
      await page.click('[role="tab"]', "84C");
      await shows("84C");
      await page.at("/FloorPlan/Emodel");
      await page.press("ArrowLeft");
      await shows("84A");
      page.engine.troubles.length = 0;
    },
  },
  {
    name: "an article is compressed, and counts each view",
    async run(page) {
      await page.open(board);
      // Not the newest: that may be the one without a text that another engine's journey has published.
      const path = await page.ask(() => [...document.querySelectorAll("tbody a")].at(-1)?.getAttribute("href") ?? "");
      const first = await views(page, path);
      for (const further of [1, 2, 3]) {
        const now = await views(page, path);
        if (now !== first + further) throw new Error(`${now} views after ${first} and ${further} more`);
      }
      await page.until("the article has its text", () => document.querySelectorAll("article p").length > 2);
    },
  },
  {
    name: "the press: more articles, one of them, and back",
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
      await page.until(
        "the sheet is enlarged",
        () => document.querySelector<HTMLElement>("dialog[open] img")?.style.transform,
      );
      await page.press("Escape");
      await page.until("the sheet is closed", () => !document.querySelector("dialog[open]"));
    },
  },
  {
    name: "the tour opens, or shows an error and keeps its button usable",
    async run(page) {
      await page.open("/tours/84A");
      await page.click("[data-tour=start]");
      await page.until(
        "the rooms or the error are shown",
        () =>
          !document.querySelector<HTMLElement>("[data-tour=controls]")?.hidden ||
          !document.querySelector<HTMLElement>("[data-tour=start]")?.hidden,
      );
      const failed = await page.ask(() => !document.querySelector<HTMLElement>("[data-tour=start]")?.hidden);
      if (failed) {
        await page.until("words say so", () => document.querySelector("[data-tour=status]")?.textContent);
        await page.click("[data-tour=start] span");
      }
      page.engine.troubles.length = 0;
    },
  },
  {
    name: "the model opens, and so does a window's view; or their drawing and still",
    async run(page) {
      await page.open("/ComplexGuide/model?quality=low&home=102-1502&hour=18:30");
      await page.click("[data-stage] button", "모형 열기");
      await page.until("the model or its drawing is there", () =>
        document.querySelector('[data-stage]:is([data-state="open"][data-still="true"], [data-state="failed"])'),
      );
      const failed = await page.ask(() => document.querySelector('[data-state="failed"]') !== null);
      await page.click("button", "이 집 창밖 보기");
      if (failed)
        await page.until(
          "the still of the view is there",
          () => document.querySelector<HTMLImageElement>('[data-stage] img[src^="/views/"]')?.naturalWidth,
        );
      else {
        await page.until("the view is there", () =>
          document.querySelector('[data-stage][data-mode="window"][data-still="true"]'),
        );
        await page.press("Escape");
        await page.until("the model is back", () => document.querySelector('[data-stage][data-mode="model"]'));
      }
      page.engine.troubles.length = 0;
    },
  },
  {
    name: "the announcement's overlay closes when its tab has loaded",
    async run(page) {
      await page.open("/SalesInfo/announcement");
      await page.click("button[data-cover]");
      await page.until("nothing covers the page", () => !document.querySelector("dialog[open]"));
      await page.engine.closeOtherTabs();
    },
  },
  {
    name: "the code is loaded without an error",
    async run(page) {
      for (const path of ["/", "/Brand/video", "/FloorPlan/59A"]) {
        await page.open(path);
        await page.ask(() => {
          document.addEventListener(
            "error",
            ({ target }) => target instanceof HTMLLinkElement && target.setAttribute("data-failed", ""),
            true,
          );
          scrollTo({ top: 50, behavior: "instant" });
        });
        await page.until(`${path} is hydrated`, () => document.querySelector("#root[data-hydrated]"));
        await page.until(`nothing failed on ${path}`, () => !document.querySelector("link[data-failed]"));
      }
    },
  },
  {
    name: "without scripts: the popup opens, closes by its button and by Escape, and sends",
    withoutScripts: true,
    async run(page) {
      await page.open("/Brand/intro");
      await page.click("header button", "1533-8848");
      await dialogIs(page, "visit-popup", true);
      await page.click("#visit-popup button", "닫기");
      await dialogIs(page, "visit-popup", false);
      await page.click("footer button", "방문예약");
      await dialogIs(page, "visit-popup", true);
      await page.press("Escape");
      await dialogIs(page, "visit-popup", false);
      await page.click("footer button", "방문예약");
      await fillPopup(page);
      await page.shows(registered);
    },
  },
  {
    name: "without scripts: the menu drawer, and the popup from the bar and the header",
    withoutScripts: true,
    phone: true,
    async run(page) {
      await page.open("/Brand/intro");
      for (const [css, words] of [
        ["header button", "방문예약 열기"],
        ["aside button", "방문예약"],
      ] as const) {
        await page.click(css, words);
        await dialogIs(page, "visit-popup", true);
        await page.click("#visit-popup button", "닫기");
        await dialogIs(page, "visit-popup", false);
      }
      await page.click('button[aria-label="메뉴 열기"]');
      await dialogIs(page, "menu", true);
      await page.click("#menu button", "메뉴 닫기");
      await dialogIs(page, "menu", false);
      await page.click('button[aria-label="메뉴 열기"]');
      await page.click("#menu summary", "분양안내");
      await page.click("#menu a", "모집공고");
      await page.at("/SalesInfo/announcement");
    },
  },
  { name: "without scripts: pages", withoutScripts: true, run: visitEveryPage },
  {
    name: "without scripts: the reservation, the registration's own page and withdrawal",
    withoutScripts: true,
    async run(page) {
      await book(page);
      await withdraw(page);
    },
  },
];
