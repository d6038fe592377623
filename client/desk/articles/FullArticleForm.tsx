import { ArticleForm, type ArticleFormProps } from "../../components/article/ArticleForm.tsx";
import { FormatField } from "./FormatField.tsx";
import { PictureFields } from "./PictureFields.tsx";
import { PublicationFields } from "./PublicationFields.tsx";
import type { useArticleLayout } from "./useArticleLayout.ts";

interface Props extends Omit<ArticleFormProps, "more"> {
  layout: ReturnType<typeof useArticleLayout>;
  /** Whether the form has publication fields. */
  plans: boolean;
}

/** The desk's article form: text, layout, and publication. */
export function FullArticleForm({ layout: { values, preview, sizeOf, addPicture }, plans, ...props }: Props) {
  const { form, id } = props;
  const fields = (
    <>
      <FormatField id={id} value={values.format} />
      {plans && <PublicationFields id={id} values={values} />}
    </>
  );
  const pictures = <PictureFields form={form} id={id} values={values} sizeOf={sizeOf} onUploaded={addPicture} />;
  return <ArticleForm {...props} more={{ fields, pictures, preview }} />;
}
