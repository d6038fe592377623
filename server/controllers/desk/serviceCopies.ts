import type { RequestHandler } from "express";
import { z } from "zod";
import type { CopiesProps } from "../../../client/contract/desk/overview.ts";
import type { Context } from "../../context.ts";
import { BadRequest } from "../../errors.ts";
import { decodeCursor, encodeCursor } from "../../input/cursor.ts";
import { signedIn } from "../../middleware/administratorsOnly.ts";
import { rowId } from "../../models/rowId.ts";
import { copiesPerPage, listCopies, markCopiesDeleted } from "../../models/serviceCopy.ts";
import { answerChange } from "../../views/answerChange.ts";
import type { AnswerDesk } from "../../views/deskPage.ts";

/** A form sends one checked box as a string, several as an array. */
const ids = z.preprocess(
  (value) => (Array.isArray(value) ? value : [value]),
  z.array(z.string().regex(rowId)).min(1).max(copiesPerPage),
);

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
