import { ArticleForm } from "../../components/article/ArticleForm.tsx";
import { useNewArticle } from "../../components/article/useNewArticle.ts";
import { pressPath } from "../../shared/pressPath.ts";
import styles from "./QuickArticleForm.module.css";

/** Writes an article for this site: its text alone, published at once. */
export function QuickArticleForm({ site, onPublished }: { site: string; onPublished: () => void }) {
  const article = useNewArticle(site, pressPath(site), onPublished);
  return (
    <section className={styles.write}>
      <h2>기사 작성</h2>
      <ArticleForm {...article} button="게시하기" busyButton="게시 중..." />
    </section>
  );
}
