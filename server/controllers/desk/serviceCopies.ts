import type { RequestHandler } from "express";
import type { CopiesProps } from "../../../client/shared/desk/overview.ts";
import type { Context } from "../../config/context.ts";
import { BadRequest } from "../../http/errors.ts";
import { decodeCursor, encodeCursor } from "../../input/cursor.ts";
import { rowIds } from "../../input/rowIds.ts";
import { signedIn } from "../../middleware/requireAccount.ts";
import { copiesPerPage, listCopies, markCopiesDeleted } from "../../models/serviceCopy.ts";
import { answerChange } from "../../views/answerChange.ts";
import type { AnswerDesk } from "./deskPage.ts";

const ids = rowIds(copiesPerPage);

/** Copies that the form service may still have of registrations erased here. */
export function serviceCopiesController({ database: { db } }: Context, answer: AnswerDesk) {
  /** GET /admin/copies?cursor= */
  const index: RequestHandler = async (request, response) => {
    const { email } = signedIn(response);
    const { copies, more } = await listCopies(db, decodeCursor(request.query.cursor));
    const last = copies.at(-1);
    const nextCursor = more && last ? encodeCursor({ at: last.at, id: last.id }) : null;
    const props: CopiesProps = { administrator: { email }, copies, nextCursor };
    await answer(request, response, "/admin/copies", props);
  };

  /** POST /admin/copies: `id`, of the registrations whose copies the office has deleted */
  const update: RequestHandler = async (request, response) => {
    const parsed = ids.safeParse(request.body?.id);
    if (!parsed.success) throw new BadRequest("삭제한 사본을 선택해 주세요.");
    await markCopiesDeleted(db, parsed.data, signedIn(response).email);
    answerChange(request, response, "/admin/copies");
  };

  return { index, update };
}
