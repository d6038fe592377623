import { registrationLink } from "../../client/content/registrationLink.ts";
import { visits } from "../../client/content/visits.ts";
import { administrator } from "../browser/administrator.ts";
import type { Page } from "./page.ts";

export interface Journey {
  name: string;
  run: (page: Page) => Promise<void>;
  /** The browser runs no scripts of the page. */
  withoutScripts?: true;
  phone?: true;
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

async function seeEveryPage(page: Page): Promise<void> {
  for (const path of ["/", "/SalesInfo/SubscriptionGuide", "/FloorPlan/59A", board, customer]) {
    await page.open(path);
    await page.until(`${path} has its heading`, () => document.querySelector("h1")?.getClientRects().length);
    await page.until(`${path} isn't wider than the window`, () => document.documentElement.scrollWidth <= innerWidth);
  }
}

/** What visitors and the administrator do, in any engine. */
export const journeys: Journey[] = [
  { name: "pages on a wide screen", run: seeEveryPage },
  { name: "pages on a phone", phone: true, run: seeEveryPage },
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
      await page.fill('#visit-popup input[name="name"]', "Kim Haneul");
      await page.fill('#visit-popup input[name="phone"]', "010-1234-5678");
      await page.click('#visit-popup button[type="submit"]');
      await page.shows(registered, "#visit-popup");
    },
  },
  {
    name: "the home form says what is wrong, and sends what is right",
    async run(page) {
      await page.open("/");
      await page.fill('#interestForm input[name="name"]', "Kim Haneul");
      await page.fill('#interestForm input[name="phone"]', "12");
      await page.click('#interestForm button[type="submit"]');
      await page.until("the phone is marked", () =>
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
    name: "the reservation, the visitor's own page and withdrawal",
    async run(page) {
      await book(page);
      await withdraw(page);
    },
  },
  {
    name: "the slide menu",
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
    name: "a plan enlarges and Escape puts it away",
    async run(page) {
      await page.open("/FloorPlan/59A");
      await page.click("figure a", "크게 보기");
      await page.until(
        "the sheet is enlarged",
        () => document.querySelector<HTMLElement>("dialog[open] img")?.style.transform,
      );
      await page.press("Escape");
      await page.until("the sheet is put away", () => !document.querySelector("dialog[open]"));
    },
  },
  {
    name: "the tour opens, or says that it can't and leaves its button free",
    async run(page) {
      await page.open("/tours/84A");
      await page.click("[data-tour=start]");
      await page.until(
        "the rooms or the words are there",
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
    name: "the notice's overlay goes once its tab is there",
    async run(page) {
      await page.open("/SalesInfo/announcement");
      await page.click("button[data-cover]");
      await page.until("nothing covers the page", () => !document.querySelector("dialog[open]"));
      await page.engine.closeOtherTabs();
    },
  },
  {
    name: "the code is fetched without an error",
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
        await page.until(`React has taken over ${path}`, () => document.querySelector("#root[data-hydrated]"));
        await page.until(`nothing failed on ${path}`, () => !document.querySelector("link[data-failed]"));
      }
    },
  },
  { name: "without scripts: pages", withoutScripts: true, run: seeEveryPage },
  {
    name: "without scripts: the reservation, the visitor's own page and withdrawal",
    withoutScripts: true,
    async run(page) {
      await book(page);
      await withdraw(page);
    },
  },
];
