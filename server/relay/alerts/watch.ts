import type { Knex } from "knex";
import type { Logger } from "pino";
import { formatMoment } from "../../../client/contract/format/format.ts";
import { formatVisit, seoulTime } from "../../../client/contract/sale/visitSlots.ts";
import { office } from "../../../client/copy/office.ts";
import {
  clearTrouble,
  lastNotified,
  markErasuresNotified,
  markLeadsNotified,
  markTrouble,
  relayTrouble,
  type TroubleKind,
  textTrouble,
  type UnnotifiedLead,
  unnotifiedErasures,
  unnotifiedLeads,
} from "../../models/alert.ts";
import { newestBackup } from "../../models/backup.ts";
import { cancelledVisits, markCancelledVisitsNotified, markVisitsTold, unnotifiedVisits } from "../../models/visit.ts";
import { maskName, maskPhone } from "../../views/masked.ts";
import type { Alert, AlertChannel } from "./alertChannel.ts";

export interface WatchOptions {
  db: Knex;
  channels: readonly AlertChannel[];
  publicUrl: string;
  log: Logger;
  now(): Date;
}

/** Leads per alert, and how many of them it names. */
const batch = 500;
const named = 20;

/** A daily backup plus two hours for a slow one, in milliseconds. */
const backupAge = 26 * 60 * 60_000;

/** Milliseconds after which a persisting problem is reported again. */
const reminder = 6 * 60 * 60_000;

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
  const relay = await relayTrouble(options.db);
  const { relay: relayMessages, texts: textMessages } = office;
  await notifyOfTrouble(
    options,
    "relay",
    relay.retrying + relay.givenUp > 0,
    relayMessages,
    relayMessages.lines(relay),
  );
  const texts = await textTrouble(options.db);
  await notifyOfTrouble(options, "texts", texts.failed + texts.unknown > 0, textMessages, textMessages.lines(texts));
  const backup = await newestBackup(options.db);
  const late = backup !== undefined && options.now().getTime() - backup.getTime() > backupAge;
  const newest = backup ? formatMoment(backup.toISOString()) : "";
  await notifyOfTrouble(options, "backup", late, office.backup, office.backup.lines(newest));
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
    lines: [...some(leads, describe), `${link}: ${options.publicUrl}/admin/leads`],
  });
  await markLeadsNotified(
    options.db,
    leads.map(({ id }) => id),
  );
  await markVisitsTold(
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
const some = <Item>(items: readonly Item[], line: (item: Item) => string) => [
  ...items.slice(0, named).map(line),
  ...(items.length > named ? [office.more(items.length - named)] : []),
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
      ...some(erasures, ({ registeredAt, ...erasure }) =>
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
  const words = some(visits, ({ registrationId, startsAt }) =>
    line({ id: registrationId, visit: formatVisit(seoulTime(startsAt)) }),
  );
  await notify(options, {
    subject: subject(visits.length),
    lines: [lead, ...words, `${office.newLeads.link}: ${options.publicUrl}/admin/leads`],
  });
  await markVisitsTold(
    options.db,
    visits.map(({ registrationId }) => registrationId),
  );
}

async function notifyOfCancelledVisits(options: WatchOptions): Promise<void> {
  const visits = await cancelledVisits(options.db, { now: options.now(), unnotified: true, limit: batch });
  if (visits.length === 0) return;
  const { subject, lead, line } = office.cancelledVisits;
  const words = some(visits, ({ registrationId, startsAt, reason }) =>
    line({ id: registrationId, visit: formatVisit(seoulTime(startsAt)), reason }),
  );
  await notify(options, { subject: subject(visits.length), lines: [lead, ...words] });
  await markCancelledVisitsNotified(
    options.db,
    visits.map(({ id }) => id),
  );
}

async function notifyOfTrouble(
  options: WatchOptions,
  kind: TroubleKind,
  failing: boolean,
  words: { subject: string; over: string },
  lines: readonly string[],
): Promise<void> {
  const { db, now } = options;
  const told = await lastNotified(db, kind);
  if (failing && (!told || now().getTime() - told.getTime() >= reminder)) {
    await notify(options, { subject: words.subject, lines });
    await markTrouble(db, kind, now());
  } else if (!failing && told) {
    await notify(options, { subject: words.over, lines: [office.overLine] });
    await clearTrouble(db, kind);
  }
}
