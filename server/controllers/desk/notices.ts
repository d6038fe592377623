import type { Request, RequestHandler, Response } from "express";
import { noticeCopy } from "../../../client/copy/siteNotice.ts";
import type { DeskSiteNotice, EditNoticeProps, NoticesProps } from "../../../client/shared/desk/notices.ts";
import type { Context } from "../../context.ts";
import { NotFound } from "../../httpErrors.ts";
import { signedIn } from "../../middleware/requireAccount.ts";
import { addNotice, editNotice, endNotice, findNotice, listNotices, type StoredNotice } from "../../models/notice.ts";
import { once } from "../../models/once.ts";
import { fromPlainForm, sendChange } from "../../views/sendChange.ts";
import { sendInvalid } from "../../views/sendInvalid.ts";
import { wantsJson } from "../../views/wantsJson.ts";
import { asText } from "../asText.ts";
import { contentKey } from "../formKey.ts";
import type { SendDeskPage } from "./deskPage.ts";
import { firstMessages } from "./firstMessages.ts";
import { idParam } from "./idParam.ts";
import { freshValues, noticeForm, storedValues, submittedNotice, withPicture } from "./noticeForm.ts";

const { problems } = noticeCopy;
const doneMessages = new Map<string, string>(Object.entries(noticeCopy.done));

type Refused = Pick<NoticesProps, "values" | "refusal">;

/** The notices that the office shows on the site for a time. */
export function noticesController({ database: { db }, now }: Context, sendPage: SendDeskPage) {
  const by = (response: Response) => signedIn(response).email;

  function toDesk({ from, until, ...notice }: StoredNotice): DeskSiteNotice {
    const state = until <= now() ? "ended" : from <= now() ? "shown" : "planned";
    return { ...notice, from: from.toISOString(), until: until.toISOString(), state };
  }

  const commonProps = (request: Request, response: Response) => {
    const done = doneMessages.get(asText(request.query.done));
    return { administrator: { email: by(response) }, ...(done && { done }) };
  };

  async function show(request: Request, response: Response, refused?: Refused): Promise<void> {
    const notices = (await listNotices(db, now())).map(toDesk);
    const props: NoticesProps = { ...commonProps(request, response), notices, values: freshValues(now()), ...refused };
    await sendPage(request, response, "/admin/notices", props);
  }

  async function showEdit(request: Request, response: Response, refused?: Refused): Promise<void> {
    const notice = await findNotice(db, idParam(request, problems.missing));
    if (!notice) throw new NotFound(problems.missing);
    const values = storedValues(notice);
    const props: EditNoticeProps = { ...commonProps(request, response), notice: toDesk(notice), values, ...refused };
    await sendPage(request, response, `/admin/notices/${notice.id}`, props);
  }

  /** GET /admin/notices */
  const index: RequestHandler = (request, response) => show(request, response);

  /** GET /admin/notices/{id} */
  const edit: RequestHandler = (request, response) => showEdit(request, response);

  /** POST /admin/notices: the fields of `noticeForm` */
  const create: RequestHandler = async (request, response) => {
    const parsed = noticeForm.safeParse(request.body ?? {});
    const refuse = (fields: Record<string, string>) =>
      sendInvalid(request, response, fields, (refusal) =>
        show(request, response, { values: submittedNotice(request.body), refusal }),
      );
    if (!parsed.success) return refuse(firstMessages(parsed.error));
    if (parsed.data.until <= now()) return refuse({ until: problems.past });
    const fields = await withPicture(db, parsed.data);
    if (!fields) return refuse({ picture: problems.picture });
    const id = await once<string>(
      db,
      {
        key: contentKey(request, response, now()),
        isDone: () => true,
        ...(fromPlainForm(request, response) && {
          stands: async (transaction, first) => ((await findNotice(transaction, first))?.until ?? now()) > now(),
        }),
      },
      (transaction) => addNotice(transaction, by(response), fields),
    );
    sendChange(request, response, "/admin/notices?done=added", { status: 201, body: { id } });
  };

  /** PUT /admin/notices/{id}: the same, and `previous`, the revision that the edit is based on */
  const update: RequestHandler = async (request, response) => {
    const id = idParam(request, problems.missing);
    const parsed = noticeForm.safeParse(request.body ?? {});
    const values = submittedNotice(request.body);
    const refuse = (fields: Record<string, string>) =>
      sendInvalid(request, response, fields, (refusal) => showEdit(request, response, { values, refusal }));
    if (!parsed.success) return refuse(firstMessages(parsed.error));
    const fields = await withPicture(db, parsed.data);
    if (!fields) return refuse({ picture: problems.picture });
    const revision = Number(asText(request.body.previous));
    const refusal = await editNotice(db, { by: by(response), id, revision, fields });
    if (refusal === "missing") throw new NotFound(problems.missing);
    if (!refusal) return sendChange(request, response, `/admin/notices/${id}?done=edited`);
    const message = problems.changed;
    response.status(409);
    if (wantsJson(request)) response.json({ ok: false, message, now: String(refusal.revision) });
    else await showEdit(request, response, { values, refusal: { message } });
  };

  /** DELETE /admin/notices/{id}: ends it at once; it stays in the list */
  const end: RequestHandler = async (request, response) => {
    const ended = await endNotice(db, { by: by(response), id: idParam(request, problems.missing), now: now() });
    if (!ended) throw new NotFound(problems.missing);
    sendChange(request, response, "/admin/notices?done=ended");
  };

  return { index, edit, create, update, end };
}
