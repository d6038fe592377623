import { LogoMark } from "../../components/LogoMark.tsx";
import { TextLink } from "../../components/TextLink.tsx";
import styles from "./NoArticles.module.css";

/** The message for a site without articles. */
export function NoArticles() {
  return (
    <div className={styles.empty}>
      <LogoMark />
      <h2>아직 등록된 기사가 없습니다</h2>
      <p className="quiet">새 소식이 올라오면 이곳에서 안내해 드리겠습니다.</p>
      <TextLink to="/">홈으로</TextLink>
    </div>
  );
}
