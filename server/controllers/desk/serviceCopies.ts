import type { RequestHandler } from "express";
import type { CopiesProps } from "../../../client/shared/desk/overview.ts";
import type { Context } from "../../context.ts";
import { BadRequest } from "../../httpErrors.ts";
import { signedIn } from "../../middleware/requireAccount.ts";
import { copiesPerPage, listCopies, markCopiesDeleted } from "../../models/relay/serviceCopy.ts";
import { sendChange } from "../../views/sendChange.ts";
import { decodeCursor, encodeCursor } from "../encodedCursor.ts";
import type { SendDeskPage } from "./deskPage.ts";
import { rowIds } from "./rowIds.ts";

const ids = rowIds(copiesPerPage);

/** Copies that the form service may still have of registrations erased here. */
export function serviceCopiesController({ database: { db } }: Context, sendPage: SendDeskPage) {
  /** GET /admin/copies?cursor= */
  const index: RequestHandler = async (request, response) => {
    const { email } = signedIn(response);
    const { copies, more } = await listCopies(db, decodeCursor(request.query.cursor));
    const last = copies.at(-1);
    const nextCursor = more && last ? encodeCursor({ at: last.at, id: last.id }) : null;
    const props: CopiesProps = { administrator: { email }, copies, nextCursor };
    await sendPage(request, response, "/admin/copies", props);
  };

  /** POST /admin/copies: `id`, of the registrations whose copies the office has deleted */
  const update: RequestHandler = async (request, response) => {
    const parsed = ids.safeParse(request.body?.id);
    if (!parsed.success) throw new BadRequest("삭제한 사본을 선택해 주세요.");
    await markCopiesDeleted(db, parsed.data, signedIn(response).email);
    sendChange(request, response, "/admin/copies");
  };

  return { index, update };
}
