import type { Knex } from "knex";
import type { Logger } from "pino";
import { formatVisit } from "../../../client/complex/sale/visitSlots.ts";
import { office } from "../../../client/copy/office.ts";
import { formatMoment } from "../../../client/shared/format/format.ts";
import { seoulTime } from "../../../client/shared/seoulTime.ts";
import {
  clearProblem,
  lastNotified,
  markErasuresNotified,
  markLeadsNotified,
  markProblem,
  type ProblemKind,
  relayProblems,
  textProblems,
  type UnnotifiedLead,
  unnotifiedErasures,
  unnotifiedLeads,
} from "../../models/alert.ts";
import { newestBackup } from "../../models/backup.ts";
import { purgeHold } from "../../models/lead/purgeHold.ts";
import { countHeldTexts } from "../../models/text/heldTexts.ts";
import {
  cancelledVisits,
  markCancelledVisitsNotified,
  markVisitsNotified,
  unnotifiedVisits,
} from "../../models/visit/visit.ts";
import { maskName, maskPhone } from "../../views/masked.ts";
import type { Alert, AlertChannel } from "./alertChannel.ts";

interface WatchOptions {
  db: Knex;
  channels: readonly AlertChannel[];
  publicUrl: string;
  log: Logger;
  now(): Date;
}

/** Leads per alert, and how many of them it names. */
const batch = 500;
const maxNamed = 20;

/** A daily backup plus two hours for a slow one, in milliseconds. */
const backupAge = 26 * 60 * 60_000;

/** Milliseconds after which a persisting problem is reported again. */
const remindAfter = 6 * 60 * 60_000;

/**
 * Notifies the office of new leads, cancelled registrations and visits, and of relays, texts or backups that fail or
 * have recovered. Runs every minute; many leads make one alert.
 * @throws Error when no channel accepted an alert: it stays unreported, and the queue retries
 */
export async function watch(options: WatchOptions): Promise<void> {
  await notifyOfLeads(options);
  await notifyOfErasures(options);
  await notifyOfLateVisits(options);
  await notifyOfCancelledVisits(options);
  const relay = await relayProblems(options.db);
  const { relay: relayMessages, texts: textMessages } = office;
  await notifyOfProblem(
    options,
    "relay",
    relay.retrying + relay.givenUp > 0,
    relayMessages,
    relayMessages.lines(relay),
  );
  const texts = await textProblems(options.db);
  await notifyOfProblem(options, "texts", texts.failed + texts.unknown > 0, textMessages, textMessages.lines(texts));
  const held = await countHeldTexts(options.db);
  await notifyOfProblem(options, "textLimit", held > 0, office.textLimit, office.textLimit.lines(held));
  const hold = await purgeHold(options.db);
  await notifyOfProblem(options, "purge", hold !== undefined, office.purge, hold ? office.purge.lines(hold) : []);
  const backup = await newestBackup(options.db);
  const late = backup !== undefined && options.now().getTime() - backup.getTime() > backupAge;
  const newest = backup ? formatMoment(backup.toISOString()) : "";
  await notifyOfProblem(options, "backup", late, office.backup, office.backup.lines(newest));
}

async function notify({ channels, log }: WatchOptions, alert: Alert): Promise<void> {
  const outcomes = await Promise.allSettled(channels.map((channel) => channel.send(alert)));
  const errors = outcomes.flatMap((outcome) => (outcome.status === "rejected" ? [outcome.reason as Error] : []));
  for (const { message } of errors) log.error({ err: { message } }, "alert not sent");
  const [first] = errors;
  if (first && errors.length === channels.length) throw first;
}

async function notifyOfLeads(options: WatchOptions): Promise<void> {
  const leads = await unnotifiedLeads(options.db, batch);
  if (leads.length === 0) return;
  const { subject, link } = office.newLeads;
  await notify(options, {
    subject: subject(leads.length),
    lines: [...linesOf(leads, describe), `${link}: ${options.publicUrl}/admin/leads`],
  });
  await markLeadsNotified(
    options.db,
    leads.map(({ id }) => id),
  );
  await markVisitsNotified(
    options.db,
    leads.flatMap(({ id, visit }) => (visit ? [id] : [])),
  );
}

/** A campaign's name. Anyone can write one into a URL, so sentences, addresses and numbers aren't passed on. */
const campaignName = /^(?!.*\d{5})[\p{L}\p{N}_-]{1,20}$/u;

function sourceText(source: string): string {
  if (source === "direct") return office.direct;
  return campaignName.test(source) ? source : office.otherSource;
}

function describe({ form, name, phoneDigits, source, visit }: UnnotifiedLead): string {
  const parts = [`${maskName(name)} ${maskPhone(phoneDigits)}`, office.forms[form], sourceText(source)];
  return [...parts, ...(visit ? [formatVisit(seoulTime(visit))] : [])].join(" · ");
}

/** Lines for the first items, and the number of others. */
const linesOf = <Item>(items: readonly Item[], line: (item: Item) => string) => [
  ...items.slice(0, maxNamed).map(line),
  ...(items.length > maxNamed ? [office.more(items.length - maxNamed)] : []),
];

async function notifyOfErasures(options: WatchOptions): Promise<void> {
  const erasures = await unnotifiedErasures(options.db, batch);
  if (erasures.length === 0) return;
  const { subject, withdrawn, copies, link, line } = office.erased;
  const counts = {
    withdrawn: erasures.filter(({ reason }) => reason === "withdrawn").length,
    copies: erasures.filter(({ copy }) => copy).length,
  };
  await notify(options, {
    subject: subject(counts),
    lines: [
      ...(counts.withdrawn > 0 ? [withdrawn] : []),
      ...(counts.copies > 0 ? [copies] : []),
      ...linesOf(erasures, ({ registeredAt, ...erasure }) =>
        line({ ...erasure, registeredAt: registeredAt && formatMoment(registeredAt.toISOString()) }),
      ),
      ...(counts.copies > 0 ? [`${link}: ${options.publicUrl}/admin/copies`] : []),
    ],
  });
  await markErasuresNotified(
    options.db,
    erasures.map(({ id }) => id),
  );
}

async function notifyOfLateVisits(options: WatchOptions): Promise<void> {
  const visits = await unnotifiedVisits(options.db, { now: options.now(), limit: batch });
  if (visits.length === 0) return;
  const { subject, lead, line } = office.lateVisits;
  const details = linesOf(visits, ({ registrationId, startsAt }) =>
    line({ id: registrationId, visit: formatVisit(seoulTime(startsAt)) }),
  );
  await notify(options, {
    subject: subject(visits.length),
    lines: [lead, ...details, `${office.newLeads.link}: ${options.publicUrl}/admin/leads`],
  });
  await markVisitsNotified(
    options.db,
    visits.map(({ registrationId }) => registrationId),
  );
}

async function notifyOfCancelledVisits(options: WatchOptions): Promise<void> {
  const visits = await cancelledVisits(options.db, { now: options.now(), unnotified: true, limit: batch });
  if (visits.length === 0) return;
  const { subject, lead, line } = office.cancelledVisits;
  const lines = linesOf(visits, ({ registrationId, startsAt, reason }) =>
    line({ id: registrationId, visit: formatVisit(seoulTime(startsAt)), reason }),
  );
  await notify(options, { subject: subject(visits.length), lines: [lead, ...lines] });
  await markCancelledVisitsNotified(
    options.db,
    visits.map(({ id }) => id),
  );
}

async function notifyOfProblem(
  options: WatchOptions,
  kind: ProblemKind,
  failing: boolean,
  copy: { subject: string; over: string },
  lines: readonly string[],
): Promise<void> {
  const { db, now } = options;
  const lastNotifiedAt = await lastNotified(db, kind);
  if (failing && (!lastNotifiedAt || now().getTime() - lastNotifiedAt.getTime() >= remindAfter)) {
    await notify(options, { subject: copy.subject, lines });
    await markProblem(db, kind, now());
  } else if (!failing && lastNotifiedAt) {
    await notify(options, { subject: copy.over, lines: [office.overLine] });
    await clearProblem(db, kind);
  }
}
