import { useRef } from "react";
import type { DeskArticle } from "../../shared/deskArticle.ts";
import { adminResponse, problemIn } from "../session/adminRequest.ts";
import type { ArticleFormProps } from "./ArticleForm.tsx";
import { useDraft } from "./useDraft.ts";

/**
 * A site's new article, whichever form it is written in: both continue the same drafts.
 * @param action where the form is sent
 * @param onStored called once it is stored
 * @returns what its form needs
 */
export function useNewArticle(
  site: string,
  action: string,
  onStored: (article: DeskArticle) => unknown,
): Pick<ArticleFormProps, "form" | "id" | "label" | "action" | "draft" | "onSend"> {
  const form = useRef<HTMLFormElement>(null);
  const draft = useDraft(form, `${site}/new`);
  return {
    form,
    id: "write-article",
    label: "기사 작성",
    action,
    draft,
    async onSend(fields) {
      const response = await adminResponse("POST", action, fields);
      if (response.status !== 201) return problemIn(response);
      form.current?.reset();
      draft.forget();
      await onStored(response.body.article as DeskArticle);
      return undefined;
    },
  };
}
