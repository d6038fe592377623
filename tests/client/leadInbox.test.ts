import { expect, test } from "vitest";
import { type LeadsRequest, leadInbox } from "../../client/desk/leads/leadInbox.ts";
import type { LeadsProps } from "../../client/shared/desk/leads.ts";
import type { Lead } from "../../client/shared/lead.ts";
import { eachField, listedFields } from "../../client/shared/registrationFields.ts";

/** A lead created in this second. */
function lead(second: number): Lead {
  const createdAt = new Date(Date.UTC(2026, 0, 1) + second * 1_000).toISOString();
  return {
    ...eachField(listedFields, () => ""),
    id: String(second),
    name: `고객 ${second}`,
    createdAt,
    form: "popup",
    status: "new",
    relayState: "stored",
    visitAt: null,
    visitOutcome: null,
    assignee: null,
    callbackAt: null,
    absences: 0,
    grade: null,
    duplicates: 0,
    source: "direct",
    marketing: false,
  };
}
const list = (seconds: readonly number[], more: Partial<LeadsProps> = {}): LeadsProps => ({
  administrator: { email: "a" },
  filters: {},
  q: "",
  leads: seconds.map(lead),
  nextCursor: null,
  count: seconds.length,
  sources: [],
  assignees: [],
  saved: [],
  listToken: "",
  ...more,
});

/** An inbox whose requests are answered by the test, in any order. */
function begin(first: LeadsProps) {
  const requests: { question: LeadsRequest; answer(found?: LeadsProps): Promise<void> }[] = [];
  const inbox = leadInbox(
    first,
    (question) =>
      new Promise((resolve) => {
        const answer = async (found?: LeadsProps) => {
          resolve(found ? { found } : { failure: "실패" });
          await new Promise((done) => setImmediate(done));
        };
        requests.push({ question, answer });
      }),
  );
  const names = () => inbox.read().shown.leads.map(({ id }) => Number(id));
  return { inbox, asked: requests, names };
}
const found = list([2], { q: "고객 2" });
const wanted = { filters: {}, q: "고객 2" };

test("an update during a search never brings the whole list back", async () => {
  const { inbox, asked, names } = begin(list([3, 2, 1]));
  void inbox.search(wanted);
  void inbox.refresh();
  expect(asked).toHaveLength(1);
  await asked[0]?.answer(found);
  expect(names()).toEqual([2]);
  // The update is repeated, with the search text.
  expect(asked[1]?.question).toMatchObject({ q: "고객 2" });
  await asked[1]?.answer(found);
  expect(names()).toEqual([2]);
  expect(asked).toHaveLength(2);
});

test("an update requested before a search and answered after it is ignored", async () => {
  const { inbox, asked, names } = begin(list([3, 2, 1]));
  void inbox.refresh();
  void inbox.search(wanted);
  await asked[1]?.answer(found);
  await asked[0]?.answer(list([4, 3, 2, 1]));
  expect(names()).toEqual([2]);
  expect(asked[2]?.question).toMatchObject({ q: "고객 2" });
});

test("of two searches the later one is shown, whichever answer comes first", async () => {
  const { inbox, asked, names } = begin(list([3, 2, 1]));
  const first = inbox.search({ filters: {}, q: "고객 1" });
  const second = inbox.search(wanted);
  await asked[1]?.answer(found);
  expect(inbox.read().busy).toBe(false);
  await asked[0]?.answer(list([1]));
  expect(names()).toEqual([2]);
  expect([await first, await second]).toEqual([false, true]);
});

test("pending pages are neither lost to an update nor added to another list", async () => {
  const { inbox, asked, names } = begin(list([4, 3], { nextCursor: "c", count: 4 }));
  void inbox.more();
  void inbox.refresh();
  await asked[0]?.answer(list([2, 1]));
  expect(names()).toEqual([4, 3, 2, 1]);
  expect(asked[1]?.question).toEqual({ filters: {}, q: "", atLeast: 4, listToken: "" });
  void inbox.search(wanted);
  await asked[1]?.answer(list([5, 4, 3, 2, 1]));
  await asked[2]?.answer(found);
  expect(names()).toEqual([2]);
});

test("leads on top are new until the user loads another list; leads that move up from below aren't", async () => {
  const { inbox, asked, names } = begin(list([4, 3], { nextCursor: "c" }));
  void inbox.refresh();
  await asked[0]?.answer(list([5, 4], { nextCursor: "c" }));
  expect(names()).toEqual([5, 4, 3]);
  void inbox.refresh();
  await asked[1]?.answer(list([4, 3, 2], { nextCursor: "d" }));
  expect([...inbox.read().newIds]).toEqual(["5"]);
  void inbox.search(wanted);
  await asked[2]?.answer(found);
  expect(inbox.read().newIds.size).toBe(0);
});

test("a failed search is answered by the next update", async () => {
  const { inbox, asked, names } = begin(list([3, 2, 1]));
  void inbox.search(wanted);
  await asked[0]?.answer();
  expect(inbox.read()).toMatchObject({ failure: "실패", busy: false });
  expect(names()).toEqual([3, 2, 1]);
  void inbox.refresh();
  await asked[1]?.answer(found);
  expect(names()).toEqual([2]);
  expect(inbox.read().failure).toBeUndefined();
});

test("a closed inbox ignores answers", async () => {
  const { inbox, asked, names } = begin(list([1]));
  void inbox.refresh();
  const search = inbox.search(wanted);
  inbox.close();
  for (const { answer } of asked) await answer(found);
  expect(await search).toBe(false);
  expect(names()).toEqual([1]);
  expect(asked).toHaveLength(2);
});
