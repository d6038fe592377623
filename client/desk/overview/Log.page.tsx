import { Link, useLoaderData } from "react-router-dom";
import type { LogProps } from "../../shared/desk/log.ts";
import { formatMoment } from "../../shared/format/format.ts";
import { Desk } from "../components/Desk.tsx";
import { DeskHeading } from "../components/DeskHeading.tsx";
import table from "../components/DeskTable.module.css";
import { DeskMore, DeskTable } from "../components/DeskTable.tsx";
import { LogSearch } from "./LogSearch.tsx";

/** GET /admin/log: who viewed or changed what. */
export function Component() {
  const { administrator, filters, accounts, entries, before } = useLoaderData<LogProps>();
  const narrowed = Object.keys(filters).length > 0;
  return (
    <Desk administrator={administrator} current="/admin/log">
      <DeskHeading
        title="열람 기록"
        note="고객 정보의 열람과 변경을 모두 기록하며, 보관 기간이 끝날 때까지 수정하거나 삭제할 수 없습니다."
      />
      <LogSearch filters={filters} accounts={accounts} />
      {entries.length === 0 ? (
        <div className={table.empty}>
          <h2>{narrowed ? "조건에 맞는 기록이 없습니다" : "아직 기록이 없습니다"}</h2>
          <p className="quiet">{narrowed ? "검색 조건을 줄여 보세요." : "상담을 열람하면 이곳에 기록됩니다."}</p>
        </div>
      ) : (
        <DeskTable caption="열람 기록" columns={["작업", "내용", "계정", "일시"]} tight={["일시"]}>
          {entries.map(({ id, at, title, note, administrator: who, leadId }) => (
            <tr key={id}>
              <td className={table.main}>
                {leadId ? <Link to={`/admin/leads/${leadId}`}>{`${title}: 상담 ${leadId}`}</Link> : title}
              </td>
              <td>{note}</td>
              <td>{who}</td>
              <td className={table.tight}>
                <time dateTime={at}>{formatMoment(at)}</time>
              </td>
            </tr>
          ))}
        </DeskTable>
      )}
      {before && <DeskMore to={`/admin/log?${new URLSearchParams({ ...filters, before })}`}>이전 기록</DeskMore>}
    </Desk>
  );
}
