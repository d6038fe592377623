import { expect, test } from "vitest";
import { offersOf } from "../../client/complex/homes/offers.ts";
import { unitTypes } from "../../client/content/unitTypes.ts";
import { render } from "../../client/entry-server.tsx";
import { formatCount } from "../../client/shared/format/format.ts";
import { formatWon } from "../../client/shared/format/won.ts";

const props: Record<string, unknown> = { "/Promotion/visit": { days: [] }, "/센트럴루미나/customer": { days: [] } };

/** @returns what a reader finds on a page at a moment in Seoul, its address's query included */
async function read(address: string, time: string, soldOut = false): Promise<string> {
  const [path = "", search = ""] = address.split("?");
  const { html } = await render({
    path,
    search: search && `?${search}`,
    props: props[path],
    origin: "http://localhost",
    sale: { moment: new Date(`${time}+09:00`).toISOString(), soldOut },
  });
  const shown = html.replace(/<(script|style)\b.*?<\/\1>/gs, " ");
  const labels = [...shown.matchAll(/aria-label="([^"]*)"/g)].map(([, label]) => label);
  return [shown.replace(/<[^>]+>/g, " "), ...labels].join(" ").replace(/\s+/g, " ");
}

/** Pages that speak of the sale. */
const pages = [
  "/",
  "/BusinessGuide/intro",
  "/BusinessGuide/plan",
  "/SalesInfo/SubscriptionGuide",
  "/SalesInfo/announcement",
  "/SalesInfo/price?type=84A&floor=low",
  "/SalesInfo/options",
  "/SalesInfo/faq",
  "/LocationEnvironment/intro",
  "/ComplexGuide/detailintro",
  "/FloorPlan/59A",
  "/FloorPlan/compare",
  "/FloorPlan/Emodel",
  "/Promotion/Customer",
  "/Promotion/visit",
  "/센트럴루미나/customer",
];

const stages = {
  beforeNotice: "2025-11-10T12:00",
  applications: "2025-12-02T12:00",
  winners: "2025-12-12T12:00",
  contract: "2025-12-23T12:00",
  remainingUnits: "2026-11-22T12:00",
};

const prices = unitTypes.flatMap(({ label }) => offersOf(label).flatMap(({ price }) => price ?? []));

test.each(pages)("before the announcement %s shows no price", async (page) => {
  const words = await read(page, stages.beforeNotice);
  for (const price of prices) {
    expect(words).not.toContain(formatCount(price));
    expect(words).not.toContain(formatWon(price));
  }
  expect(words).not.toMatch(/납부 금액 계산하기|확장 공사비|한울시 주택과/);
});

test.each(pages)("once the last home is sold %s invites neither to visit nor to buy", async (page) => {
  const words = await read(page, stages.remainingUnits, true);
  // The press and customer pages' own menu keeps its item, and the law's notice its purpose.
  const invitations = words
    .replaceAll(/언론보도 방문예약/g, "")
    .match(/.{0,30}방문예약(?!은 받지| 접수와 확인).{0,10}/g);
  expect(invitations).toBeNull();
  expect(words).not.toMatch(
    /납부 금액 계산하기|원부터|한자리에서|문자로 보내|선착순으로 계약하고|(?:84A|세대) 상담 신청/,
  );
});

test("once the last home is sold, prices are shown as former prices, without links to a calculator", async () => {
  const words = await read("/SalesInfo/price?type=84A&floor=low", stages.remainingUnits, true);
  expect(words).toContain("공급 당시의 분양가");
  expect(words).toContain("5억 8,900만원");
  expect(words).not.toContain("납부표");
});

/** What a page says at a stage, and what it doesn't say any more or yet. */
test.each([
  ["beforeNotice", "/SalesInfo/price", "입주자모집공고에서 공개합니다", "1,000만원"],
  ["beforeNotice", "/BusinessGuide/plan", "2029년 11월 예정", "중도금"],
  ["applications", "/BusinessGuide/plan", "중도금 1~6회", "이미 지난"],
  ["remainingUnits", "/BusinessGuide/plan", "중도금 2~6회", "중도금 1"],
  ["remainingUnits", "/BusinessGuide/plan", "이미 지난 회차", "중도금 1회"],
  ["beforeNotice", "/Promotion/visit", "2025년 11월 20일(목)에 엽니다", "이체 한도를"],
  ["beforeNotice", "/FloorPlan/Emodel", "E-모델하우스", "실제 마감은"],
  ["applications", "/SalesInfo/SubscriptionGuide", "청약은 청약홈에서 접수하며", "마쳤으며"],
  ["applications", "/SalesInfo/announcement", "(예시) 1순위 접수 (해당지역)", ") 마감"],
  ["remainingUnits", "/SalesInfo/announcement", "(예시) 잔여 세대 선착순 계약", ") 마감"],
  ["applications", "/SalesInfo/faq", "1순위 자격은 무엇인가요?", "청약통장이 있어야"],
  ["applications", "/BusinessGuide/plan", "오전 9시부터 오후 5시 30분까지", "남은 동·호수는"],
  ["applications", "/Promotion/visit", "예약 가능한 방문 시간", "이체 한도를"],
  ["winners", "/SalesInfo/SubscriptionGuide", "청약 접수는 2025년 12월 4일(목)에 마쳤으며", "선착순으로 계약하실"],
  ["winners", "/SalesInfo/faq", "2026년 1월 17일(토)부터 선착순으로 계약합니다", "1순위 자격은"],
  ["contract", "/Promotion/visit", "이체 한도를", "에 엽니다"],
  ["contract", "/BusinessGuide/plan", "서류 접수와 계약은 대표전화로", "오전 9시부터"],
  ["remainingUnits", "/SalesInfo/SubscriptionGuide", "지금은 청약통장 없이 선착순으로", "청약홈에서 접수하며"],
  ["remainingUnits", "/BusinessGuide/plan", "남은 동·호수는 계약이 진행되면서", "오전 9시부터"],
  ["remainingUnits", "/SalesInfo/price", "남은 동·호수는 모델하우스나 대표전화로", "공급 당시"],
] as const)("at %s, %s says “%s” and not “%s”", async (stage, page, said, unsaid) => {
  const words = await read(page, stages[stage]);
  expect(words).toContain(said);
  expect(words).not.toContain(unsaid);
});
