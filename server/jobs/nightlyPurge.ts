import type { Knex } from "knex";
import type { Logger } from "pino";
import type { Config } from "../config/config.ts";
import { sweepPictures } from "../models/article/picture.ts";
import { purgeDeskLog } from "../models/deskLog.ts";
import { purgeWaitlist } from "../models/home/waitlist.ts";
import { erasePlanned, purgeRegistrations } from "../models/lead/erasure.ts";
import { earlierClock, mayPurge } from "../models/lead/purgeHold.ts";
import { purgeRooms } from "../models/room/room.ts";
import { purgeCancelledVisits } from "../models/visit/visit.ts";

const day = 24 * 60 * 60_000;

interface Options {
  db: Knex;
  config: Pick<Config, "retentionDays" | "deskLogDays">;
  log: Logger;
  /** By the application's clock. */
  now: Date;
}

/** Erases what is past its retention period, by the clock that is behind. */
export async function nightlyPurge({ db, config: { retentionDays, deskLogDays }, log, now }: Options): Promise<void> {
  await erasePlanned(db);
  const moment = await earlierClock(db, now);
  if (await mayPurge(db, new Date(moment.getTime() - retentionDays * day))) {
    const erased = await purgeRegistrations(db, { retentionDays, now: moment });
    if (erased > 0) log.info({ erased }, "registrations past their retention period erased");
  } else log.error("purge waits: more than a tenth of the registrations are past their retention period");
  await purgeWaitlist(db, { retentionDays, now: moment });
  await purgeRooms(db);
  await purgeCancelledVisits(db, moment);
  await sweepPictures(db, moment);
  const deleted = await purgeDeskLog(db, { days: deskLogDays, now: moment });
  if (deleted > 0) log.info({ forgotten: deleted }, "expired entries of the desk's log deleted");
}
