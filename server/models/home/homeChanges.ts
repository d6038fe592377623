import type { Knex } from "knex";
import { extendedHoldEnd, holdEnd } from "../../../client/complex/homes/holdEnd.ts";
import { saleHome } from "../../../client/complex/homes/saleHomes.ts";
import { holdRules } from "../../../client/content/sale/holds.ts";
import type { HomeAction } from "../../../client/shared/home.ts";
import type { LeadStatus } from "../../../client/shared/lead.ts";
import type { Row, UndoData } from "../../database/tables.ts";
import type { SignedInAccount } from "../account/password.ts";
import { assign } from "../lead/leadAssignment.ts";
import { mayOpen } from "../lead/leadScope.ts";
import { onlyRow } from "../onlyRow.ts";
import { recordUndo } from "../undo.ts";
import {
  changeHomes,
  free,
  type HomeValues,
  lockHomes,
  type StandingHome,
  storedHome,
  valuesOf,
} from "./changeHomes.ts";
import { contractDayRefusal } from "./contractDay.ts";
import { countContracts, lockWithParts, withdrawContract } from "./contracts.ts";
import { homesHeld } from "./leadHomes.ts";
import { saleNow } from "./ledger.ts";
import { type HomeRefusal, lockOwnLead } from "./ownLead.ts";

/** `conflict`: something else stands there than the change is made for. The home is as it stands now. */
export type HomeOutcome =
  | { done: true; home: StandingHome; undo: string | undefined }
  | { done: false; conflict: true; home: StandingHome }
  | { done: false; conflict: false; refusal: HomeRefusal };

export interface HomeTask {
  key: string;
  by: SignedInAccount;
  /** The version that the change is based on, if known. */
  version?: number | undefined;
}

interface Decision {
  action: HomeAction;
  values: HomeValues;
  reason?: string;
  /** Leads whose status changed with it, from what, and to what. */
  leads?: UndoData["leads"];
  to?: LeadStatus;
  /** A lead that nobody has, which the account takes with it. */
  takes?: Row<"registrations">;
}

const refused = (refusal: HomeRefusal): HomeOutcome => ({ done: false, conflict: false, refusal });

/**
 * @param decide returns the change; "conflict" when another home than the expected stands there; or undefined when it
 * stands there already, so that a request may be sent again after its answer was lost
 */
async function change(
  transaction: Knex.Transaction,
  { key, by, version }: HomeTask,
  decide: (
    home: StandingHome,
    at: Date,
  ) => Decision | "conflict" | HomeRefusal | undefined | Promise<Decision | "conflict" | HomeRefusal | undefined>,
): Promise<HomeOutcome> {
  if (!saleHome(key)) return refused("later");
  const { homes, at } = await lockHomes(transaction, [key]);
  const home = onlyRow(homes);
  const decision = await decide(home, at);
  if (decision === undefined) return { done: true, home, undo: undefined };
  if (decision === "conflict" || (version !== undefined && version !== home.version))
    return { done: false, conflict: true, home };
  if (typeof decision === "string") return refused(decision);
  const { leads = [], to = null, values, takes, ...made } = decision;
  const changed = onlyRow(await changeHomes(transaction, [{ home, values }], { ...made, by, at }));
  if (takes) await assign(transaction, by, takes, by.id);
  const undo = await recordUndo(transaction, {
    by,
    kind: "home",
    data: {
      leads,
      to,
      home: { key, version: changed.version, before: storedHome(home), ...(takes && { taken: takes.id }) },
    },
  });
  return { done: true, home: changed, undo };
}

/** Whether an account may end or extend a hold: the office, and a counsellor whose lead it is, or could be. */
async function mayWorkOn(transaction: Knex, by: SignedInAccount, { lead_id }: StandingHome): Promise<boolean> {
  return by.role === "office" || (lead_id !== null && (await mayOpen(transaction, by, lead_id)));
}

/** Holds a home for a lead. A counsellor who holds one for a lead that nobody has takes the lead. */
export const holdHome = (db: Knex, task: HomeTask, leadId: string): Promise<HomeOutcome> =>
  db.transaction(async (transaction) => {
    const { by } = task;
    const lead = await lockOwnLead(transaction, by, leadId);
    if (typeof lead === "string") return refused(lead);
    return change(transaction, task, async (home, at) => {
      if (home.state === "held" && home.lead_id === lead.id) return undefined;
      if (home.state !== "offered") return "conflict";
      if ((await homesHeld(transaction, [lead.id])) >= holdRules.homesPerLead) return "tooMany";
      const until = holdEnd(at, await saleNow(transaction, at));
      const values = { ...free, state: "held", lead_id: lead.id, counsellor_id: by.id, until } as const;
      return { action: "hold", values, ...(lead.assignee_id === null && by.role !== "office" && { takes: lead }) };
    });
  });

/** Extends a hold, once. */
export const extendHold = (db: Knex, task: HomeTask): Promise<HomeOutcome> =>
  db.transaction((transaction) =>
    change(transaction, task, async (home, at) => {
      if (home.state !== "held" || home.until === null) return "conflict";
      if (!(await mayWorkOn(transaction, task.by, home))) return "notAllowed";
      if (home.extended) return "extendedAlready";
      const until = extendedHoldEnd(at, home.until, await saleNow(transaction, at));
      return { action: "extend", values: { ...valuesOf(home), extended: true, until } };
    }),
  );

/** Ends a hold. */
export const releaseHome = (db: Knex, task: HomeTask): Promise<HomeOutcome> =>
  db.transaction((transaction) =>
    change(transaction, task, async (home) => {
      if (home.state === "offered") return undefined;
      if (home.state !== "held") return "conflict";
      if (!(await mayWorkOn(transaction, task.by, home))) return "notAllowed";
      return { action: "release", values: free };
    }),
  );

interface Contract {
  /** The buyer's lead; null for the lead that the home is held for, if any. */
  leadId: string | null;
  number: string;
  /** YYYY-MM-DD, in Seoul. */
  date: string;
}

/** Records a contract for a home that is free, or held for the same lead. Its lead counts as contracted from then on. */
export async function contractHome(db: Knex, task: HomeTask, contract: Contract): Promise<HomeOutcome> {
  const { number, date } = contract;
  const record = async (transaction: Knex.Transaction): Promise<HomeOutcome> => {
    // Not that of a hold which has ended: the home is free then, and its contract somebody else's.
    const holder = await transaction("homes")
      .where({ key: task.key })
      .andWhere((standing) => standing.where({ state: "contracted" }).orWhere("until", ">", transaction.fn.now()))
      .first("lead_id");
    const leadId = contract.leadId ?? holder?.lead_id ?? null;
    const lead = leadId === null ? null : await lockOwnLead(transaction, task.by, leadId);
    if (typeof lead === "string") return refused(lead);
    const buyer = lead?.id ?? null;
    return change(transaction, task, async (home, at) => {
      if (home.state === "contracted" && home.contract_number === number && home.contracted_on === date)
        return buyer === home.lead_id ? undefined : "conflict";
      if (home.state === "held" ? home.lead_id !== buyer : home.state !== "offered") return "conflict";
      // The hold ended while its lead was read.
      if (home.state === "offered" && buyer !== contract.leadId) return "conflict";
      const badDay = contractDayRefusal(date, at);
      if (badDay) return badDay;
      const leads = lead && lead.status !== "contracted" ? [{ id: lead.id, from: lead.status }] : [];
      await countContracts(
        transaction,
        leads.map(({ id }) => id),
      );
      const values = {
        ...free,
        state: "contracted",
        lead_id: buyer,
        counsellor_id: home.counsellor_id ?? task.by.id,
        contract_number: number,
        contracted_on: date,
      } as const;
      return { action: "contract", values, leads, to: "contracted" };
    });
  };
  return db.transaction(record).catch((error: unknown) => {
    if ((error as { constraint?: string }).constraint === "homes_contract_number") return refused("numberTaken");
    throw error;
  });
}

/** Cancels a home's contract: it is offered again, and its lead, unless it has bought another, hasn't contracted. */
export const cancelContract = (db: Knex, task: HomeTask, reason: string): Promise<HomeOutcome> =>
  db.transaction(async (transaction) => {
    const { key } = task;
    const buyer = (await transaction("homes").where({ key, state: "contracted" }).first("lead_id"))?.lead_id ?? null;
    const lead = buyer === null ? undefined : (await lockWithParts(transaction, [buyer])).get(buyer);
    return change(transaction, task, async (home) => {
      // Another's, or of a lead that was merged meanwhile.
      if (home.state !== "contracted" || home.lead_id !== (lead?.id ?? null)) return "conflict";
      const cancelled = { action: "cancel", values: free, reason } as const;
      if (!lead) return cancelled;
      return { ...cancelled, ...(await withdrawContract(transaction, lead, key)) };
    });
  });

/** Takes a home out of the sale for the office's own reasons. */
export const withholdHome = (db: Knex, task: HomeTask, reason: string): Promise<HomeOutcome> =>
  db.transaction((transaction) =>
    change(transaction, task, (home) => {
      if (home.state === "withheld" && home.reason === reason) return undefined;
      if (home.state !== "offered" && home.state !== "withheld") return "conflict";
      return { action: "withhold", values: { ...free, state: "withheld", reason } };
    }),
  );

/** Puts a withheld home back into the sale. */
export const reopenHome = (db: Knex, task: HomeTask): Promise<HomeOutcome> =>
  db.transaction((transaction) =>
    change(transaction, task, (home) => {
      if (home.state === "offered") return undefined;
      return home.state === "withheld" ? { action: "reopen", values: free } : "conflict";
    }),
  );
