import { Link } from "react-router-dom";
import { homeNameOf } from "../../complex/plans/homeKeys.ts";
import { Submit } from "../../components/Action.tsx";
import { homeCopy } from "../../copy/homes.ts";
import type { DeskHomesProps } from "../../shared/desk/homes.ts";
import { formatCount } from "../../shared/format/format.ts";
import table from "../components/DeskTable.module.css";
import { DeskTable } from "../components/DeskTable.tsx";
import styles from "./LedgerComparison.module.css";

/** What an imported file would change. It is confirmed as a whole, or not at all. */
export function LedgerComparison({ comparison }: { comparison: NonNullable<DeskHomesProps["comparison"]> }) {
  const { changes, unchanged, unknown, compared, csv } = comparison;
  const acceptable = unknown.length === 0 && changes.length > 0;
  return (
    <section className={styles.comparison} aria-labelledby="comparison">
      <h2 id="comparison">
        {formatCount(changes.length)}세대 변경, {formatCount(unknown.length)}세대 알 수 없음
      </h2>
      <p className="quiet">
        그대로인 세대는 {formatCount(unchanged)}세대입니다. 아직 아무것도 바뀌지 않았습니다.
        {unknown.length > 0 && " 알 수 없는 줄을 파일에서 고친 뒤 다시 가져와 주세요. 일부만 가져올 수는 없습니다."}
      </p>
      {unknown.length > 0 && (
        <DeskTable caption="알 수 없는 줄" titled columns={["줄", "파일의 내용", "까닭"]} tight={["줄"]}>
          {unknown.map(({ line, text, message }) => (
            <tr key={`${line} ${message}`}>
              <td className={table.tight}>{line}째 줄</td>
              <td>{text}</td>
              <td>{message}</td>
            </tr>
          ))}
        </DeskTable>
      )}
      {changes.length > 0 && (
        <DeskTable caption="바뀌는 세대" titled columns={["세대", "지금", "파일", "계약"]}>
          {changes.map(({ key, from, to, contractNumber, contractDate }) => (
            <tr key={key}>
              <td>
                <strong>{homeNameOf(key)}</strong>
              </td>
              <td>{homeCopy.states[from]}</td>
              <td>→ {homeCopy.states[to]}</td>
              <td>{[contractNumber, contractDate].filter(Boolean).join(" · ")}</td>
            </tr>
          ))}
        </DeskTable>
      )}
      <div className={styles.decision}>
        {acceptable && (
          <form method="post" action="/admin/homes/import" encType="multipart/form-data">
            <input type="hidden" name="csv" value={csv} />
            <input type="hidden" name="confirm" value={compared} />
            <Submit kind="solid">{formatCount(changes.length)}세대 모두 바꾸기</Submit>
          </form>
        )}
        <Link to="/admin/homes">가져오지 않고 돌아가기</Link>
      </div>
    </section>
  );
}
