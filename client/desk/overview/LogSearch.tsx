import { Form, Link } from "react-router-dom";
import { Submit } from "../../components/Action.tsx";
import { desk } from "../../copy/desk.ts";
import type { LogProps } from "../../shared/desk/log.ts";
import styles from "./LogSearch.module.css";

/** Filters of the log: account, action and lead. They contain no visitor data, so they may be in the URL. */
export function LogSearch({ filters, accounts }: Pick<LogProps, "filters" | "accounts">) {
  return (
    <search>
      <Form key={JSON.stringify(filters)} className={styles.search} action="/admin/log">
        <label>
          계정
          <select name="account" defaultValue={filters.account ?? ""}>
            <option value="">모두</option>
            {accounts.map((account) => (
              <option key={account}>{account}</option>
            ))}
          </select>
        </label>
        <label>
          작업
          <select name="action" defaultValue={filters.action ?? ""}>
            <option value="">모두</option>
            {Object.entries(desk.actions).map(([action, word]) => (
              <option key={action} value={action}>
                {word}
              </option>
            ))}
          </select>
        </label>
        <label>
          상담 번호
          <input name="lead" inputMode="numeric" pattern="[1-9][0-9]*" maxLength={18} defaultValue={filters.lead} />
        </label>
        <Submit kind="outline">찾기</Submit>
        {Object.keys(filters).length > 0 && <Link to="/admin/log">조건 초기화</Link>}
      </Form>
    </search>
  );
}
