import type { RequestHandler } from "express";
import { conversionCopy } from "../../../client/copy/conversions.ts";
import { type ConversionService, conversionServices } from "../../../client/shared/attribution.ts";
import { seoulDay } from "../../../client/shared/seoulTime.ts";
import type { Context } from "../../context.ts";
import { NotFound } from "../../httpErrors.ts";
import { signedIn } from "../../middleware/requireAccount.ts";
import { listConversions } from "../../models/conversions.ts";
import { writeDeskLog } from "../../models/deskLog.ts";
import { conversionFile } from "../../views/conversionFile.ts";
import { asText } from "../asText.ts";

/** Milliseconds after which services take no conversion of a click. */
const clickLife = 90 * 24 * 3_600_000;

const isService = (name: string): name is ConversionService => Object.hasOwn(conversionServices, name);

/** What became of the visitors that advertisements brought, as files for the services that showed them. */
export function conversionsController({ config, database: { db }, now }: Context) {
  /** POST /admin/conversions: `service` (google, naver); a CSV file */
  const create: RequestHandler = async (request, response) => {
    const service = asText(request.body?.service);
    if (!config.adClickIds || !isService(service)) throw new NotFound();
    const since = new Date(now().getTime() - clickLife);
    const conversions = await listConversions(db, conversionServices[service], since);
    await writeDeskLog(db, {
      administrator: signedIn(response).email,
      action: "export",
      details: { note: `${conversionCopy.services[service]} · ${conversions.length}` },
    });
    response
      .set({
        "Content-Type": "text/csv; charset=utf-8",
        "Content-Disposition": `attachment; filename="conversions-${service}-${seoulDay(now())}.csv"`,
      })
      .send(conversionFile(service, conversions));
  };

  return { create };
}
