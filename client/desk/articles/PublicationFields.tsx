import { type ArticleLayout, type Publication, publications } from "../../shared/deskArticle.ts";
import styles from "./PublicationFields.module.css";

const labels: Record<Publication, string> = { now: "바로 게시", at: "예약 게시", draft: "게시하지 않고 저장" };

/** When to publish an unpublished article. */
export function PublicationFields({ id, values }: { id: string; values: ArticleLayout }) {
  return (
    <fieldset className={styles.publication}>
      <legend>게시 시점</legend>
      {publications.map((when) => (
        <p key={when}>
          <input id={`${id}-${when}`} type="radio" name="when" value={when} defaultChecked={values.when === when} />
          <label htmlFor={`${id}-${when}`}>{labels[when]}</label>
        </p>
      ))}
      <p className={styles.time}>
        <label htmlFor={`${id}-time`}>예약 시각 (한국 시각)</label>
        <input id={`${id}-time`} type="datetime-local" name="publishAt" defaultValue={values.publishAt} />
      </p>
    </fieldset>
  );
}
