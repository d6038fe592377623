import { LabelledSelect } from "../../components/LabelledSelect.tsx";
import type { ArticleFormat } from "../../shared/deskArticle.ts";
import styles from "./FormatField.module.css";

const options: { id: ArticleFormat; label: string }[] = [
  { id: "marked", label: "소제목·링크·사진을 씁니다" },
  { id: "plain", label: "글만 씁니다 (적은 그대로)" },
];

/** The format of the text, and what it can contain. */
export function FormatField({ id, value }: { id: string; value: ArticleFormat }) {
  return (
    <div className={styles.format}>
      <LabelledSelect
        id={`${id}-format`}
        name="format"
        label="본문 서식"
        options={options}
        defaultValue={value}
        className={styles.choice}
      />
      <details>
        <summary>서식 쓰는 법</summary>
        <dl>
          <dt>문단</dt>
          <dd>줄을 바꾸면 새 문단이 됩니다.</dd>
          <dt>소제목</dt>
          <dd>
            <code>## 소제목</code>
          </dd>
          <dt>링크</dt>
          <dd>
            <code>[방문예약](/Promotion/Customer)</code>
          </dd>
          <dt>사진</dt>
          <dd>사진을 올리고 ‘본문에 넣기’를 누르면 커서 자리에 들어갑니다.</dd>
        </dl>
      </details>
    </div>
  );
}
