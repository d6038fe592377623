import type { Request, RequestHandler, Response } from "express";
import { termsCopy } from "../../../client/copy/saleTerms.ts";
import type { DeskTerms, TermsProps } from "../../../client/shared/desk/terms.ts";
import { seoulDay } from "../../../client/shared/seoulTime.ts";
import type { Context } from "../../context.ts";
import { NotFound } from "../../httpErrors.ts";
import { signedIn } from "../../middleware/requireAccount.ts";
import { once } from "../../models/once.ts";
import { type AddedTerms, addTerms, listTerms, removeTerms } from "../../models/saleTerms.ts";
import { strandedVisits } from "../../models/visit/visitWeek.ts";
import { fromPlainForm, sendChange } from "../../views/sendChange.ts";
import { sendInvalid } from "../../views/sendInvalid.ts";
import { wantsJson } from "../../views/wantsJson.ts";
import { asText } from "../asText.ts";
import { contentKey } from "../formKey.ts";
import type { SendDeskPage } from "./deskPage.ts";
import { firstMessages } from "./firstMessages.ts";
import { idParam } from "./idParam.ts";
import { submittedTerms, termsForm, termsValues } from "./termsForm.ts";

const { problems } = termsCopy;
const doneMessages = new Map<string, string>(Object.entries(termsCopy.done));

/** What the office changes of the sale's terms, from a moment on. */
export function termsController({ database: { db }, now }: Context, sendPage: SendDeskPage) {
  const validOf = <Version extends { validFrom: Date }>(versions: readonly Version[]): Version | undefined =>
    versions.findLast(({ validFrom }) => validFrom <= now());

  async function show(
    request: Request,
    response: Response,
    refused?: Pick<TermsProps, "values" | "refusal">,
  ): Promise<void> {
    const versions = await listTerms(db);
    const valid = validOf(versions);
    const stranded = await strandedVisits(db, now());
    const done = doneMessages.get(asText(request.query.done));
    const props: TermsProps = {
      administrator: { email: signedIn(response).email },
      versions: versions
        .map(
          ({ validFrom, changedAt: _, ...version }): DeskTerms => ({
            ...version,
            validFrom: validFrom.toISOString(),
            state: validFrom > now() ? "planned" : version.id === valid?.id ? "valid" : "past",
          }),
        )
        .reverse(),
      newest: String(Math.max(0, ...versions.map(({ id }) => Number(id))) || ""),
      // A planned version is none to begin with: what is saved without a start is valid at once.
      values: termsValues(valid?.terms ?? {}),
      ...(stranded.length > 0 && { stranded }),
      ...(done && { done }),
      ...refused,
    };
    await sendPage(request, response, "/admin/terms", props);
  }

  /** GET /admin/terms */
  const index: RequestHandler = (request, response) => show(request, response);

  /** POST /admin/terms: the fields of `termsForm`, and `previous`, the newest version that the change is based on */
  const create: RequestHandler = async (request, response) => {
    const values = submittedTerms(request.body);
    const refuse = (fields: Record<string, string>) =>
      sendInvalid(request, response, fields, (refusal) => show(request, response, { values, refusal }));
    const valid = validOf(await listTerms(db))?.terms;
    const parsed = termsForm(seoulDay(now()), valid).safeParse(values);
    if (!parsed.success) return refuse(firstMessages(parsed.error));
    const { terms, reason, validFrom = now() } = parsed.data;
    if (validFrom < now() && parsed.data.validFrom) return refuse({ validFrom: problems.validFrom });
    const added = { by: signedIn(response).email, terms, reason, validFrom, previous: asText(request.body.previous) };
    const result = await once<AddedTerms>(
      db,
      {
        key: contentKey(request, response, now()),
        isDone: ({ id }) => id !== undefined,
        ...(fromPlainForm(request, response) && {
          stands: async (transaction, { id }) => (await listTerms(transaction)).some((version) => version.id === id),
        }),
      },
      (transaction) => addTerms(transaction, added),
    );
    if (result.id) return sendChange(request, response, "/admin/terms?done=added", { status: 201, body: result });
    const message = problems.changed;
    response.status(409);
    if (wantsJson(request)) response.json({ ok: false, message, now: result.newest });
    else await show(request, response, { values, refusal: { message } });
  };

  /** DELETE /admin/terms/{id}: a version that hasn't begun */
  const destroy: RequestHandler = async (request, response) => {
    const id = idParam(request, problems.missing);
    if (!(await removeTerms(db, { by: signedIn(response).email, id, now: now() })))
      throw new NotFound(problems.missing);
    sendChange(request, response, "/admin/terms?done=removed");
  };

  return { index, create, destroy };
}
