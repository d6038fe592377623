import type { ArticleInput } from "../../shared/deskArticle.ts";
import { Field } from "../Field.tsx";

/**
 * The text fields of an article.
 * @param id prefix of the fields' ids
 */
export function ArticleFields({ id, values }: { id: string; values?: ArticleInput | undefined }) {
  return (
    <>
      <Field id={`${id}-title`} name="title" label="제목" value={values?.title} />
      <Field id={`${id}-summary`} name="summary" label="요약" value={values?.summary} />
      <Field id={`${id}-content`} name="content" label="본문" mark="선택" rows={10} value={values?.content} />
    </>
  );
}
