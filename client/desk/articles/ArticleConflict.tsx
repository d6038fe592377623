import { messages } from "../../copy/messages.ts";
import type { DeskArticle } from "../../shared/deskArticle.ts";
import { formatMoment } from "../../shared/format/format.ts";
import styles from "./ArticleConflict.module.css";

interface Props {
  /** The article as it is stored. */
  theirs: DeskArticle;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** A conflict between two edits of an article: shows the stored text and lets this editor choose. */
export function ArticleConflict({ theirs, onKeepMine, onTakeTheirs }: Props) {
  return (
    <section className={styles.conflict} role="alert" aria-labelledby="conflict-title">
      <h2 id="conflict-title">{messages.editedElsewhere}</h2>
      <details>
        <summary>{theirs.editedAt && formatMoment(theirs.editedAt)}에 저장된 글 보기</summary>
        <dl>
          <dt>제목</dt>
          <dd>{theirs.title}</dd>
          <dt>요약</dt>
          <dd>{theirs.summary}</dd>
          <dt>본문</dt>
          <dd>{theirs.content}</dd>
        </dl>
      </details>
      <p>
        <button type="button" onClick={onKeepMine}>
          내 글로 저장하기
        </button>
        <button type="button" onClick={onTakeTheirs}>
          저장된 글에서 다시 시작하기
        </button>
      </p>
      <p className="fine">다시 시작해도 지금 작성한 글은 초안으로 남습니다.</p>
    </section>
  );
}
