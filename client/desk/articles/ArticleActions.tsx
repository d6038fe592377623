import { useNavigate, useRevalidator } from "react-router-dom";
import type { DeskArticle } from "../../shared/deskArticle.ts";
import { pressPath } from "../../shared/pressPath.ts";
import { ConfirmedAction } from "../components/ConfirmedAction.tsx";
import styles from "./ArticleActions.module.css";

/** Hiding and deleting an article; each needs a confirmation. */
export function ArticleActions({ article }: { article: DeskArticle }) {
  const navigate = useNavigate();
  const revalidator = useRevalidator();
  const path = `${pressPath(article.site)}/${article.id}`;
  const reload = () => void revalidator.revalidate();
  const toList = () => navigate(`/admin/articles?site=${encodeURIComponent(article.site)}`);
  /** Key: another state's action begins closed. */
  const publication = (summary: string, button: string, method: "PUT" | "DELETE", effect: string) => (
    <ConfirmedAction
      key={summary}
      summary={summary}
      button={button}
      method={method}
      path={`${path}/publication`}
      onDone={reload}
    >
      {effect}
    </ConfirmedAction>
  );
  const hiding = "방문자의 목록과 주소에서 사라지고, 이곳에는 남습니다. 언제든 다시 게시할 수 있습니다.";
  const showing = "방문자에게 다시 보입니다. 번호와 게시일, 조회수는 그대로입니다.";
  return (
    <section className={styles.actions} aria-label="게시 상태">
      {article.number === null ? (
        <>
          {publication(
            "지금 게시하기",
            "지금 게시",
            "PUT",
            "저장된 내용이 바로 방문자에게 보이고, 다음 번호를 받습니다.",
          )}
          {article.publishAt &&
            publication("예약 취소하기", "예약 취소", "DELETE", "예약한 시각에 게시되지 않고 초안으로 남습니다.")}
        </>
      ) : article.unpublishedAt ? (
        publication("다시 게시하기", "다시 게시", "PUT", showing)
      ) : (
        publication("게시 중단하기", "게시 중단", "DELETE", hiding)
      )}
      <ConfirmedAction summary="삭제하기" button="영구 삭제" method="DELETE" path={path} onDone={toList}>
        되돌릴 수 없습니다.{article.number !== null && ` 번호 ${article.number}번은 다시 쓰이지 않습니다.`}
      </ConfirmedAction>
    </section>
  );
}
