import { Action } from "../../components/Action.tsx";
import { messages } from "../../content/messages.ts";
import styles from "./System.module.css";

/** Any address that no page has. */
export function Component() {
  return (
    <section className={`wrap ${styles.notice}`}>
      <h1>{messages.notFound}</h1>
      <p>찾으시는 페이지가 없습니다. 주소를 다시 확인하시거나, 아래에서 둘러보세요.</p>
      <p className={styles.actions}>
        <Action kind="solid" to="/">
          홈으로
        </Action>
        <Action kind="outline" to="/FloorPlan/59A">
          세대안내
        </Action>
        <Action kind="outline" to="/LocationEnvironment/intro">
          입지안내
        </Action>
      </p>
    </section>
  );
}
