import { useState } from "react";
import { useLoaderData, useRevalidator } from "react-router-dom";
import { Submit } from "../../components/Action.tsx";
import { adminRequest } from "../../components/session/adminRequest.ts";
import { office } from "../../copy/office.ts";
import type { CopiesProps } from "../../shared/desk/overview.ts";
import { formatMoment } from "../../shared/format/format.ts";
import { Desk } from "../components/Desk.tsx";
import { DeskHeading } from "../components/DeskHeading.tsx";
import table from "../components/DeskTable.module.css";
import { DeskMore, DeskTable } from "../components/DeskTable.tsx";

/** GET /admin/copies: copies of erased registrations that the form service may still have. */
export function Component() {
  const { administrator, copies, nextCursor } = useLoaderData<CopiesProps>();
  const revalidator = useRevalidator();
  const [message, setMessage] = useState<string>();
  return (
    <Desk administrator={administrator} current="/admin/overview">
      <DeskHeading
        title="삭제할 사본"
        note="파기한 등록 가운데 접수 서비스에 사본이 남아 있을 수 있는 건입니다. 접수 서비스에서 삭제한 뒤 표시해 주세요."
      />
      {copies.length === 0 ? (
        <div className={table.empty}>
          <h2>삭제할 사본이 없습니다</h2>
        </div>
      ) : (
        <form
          method="post"
          action="/admin/copies"
          onSubmit={(event) => {
            event.preventDefault();
            const id = new FormData(event.currentTarget).getAll("id");
            if (id.length === 0) return setMessage("삭제한 사본을 선택해 주세요.");
            void adminRequest("POST", "/admin/copies", { id }).then((problem) => {
              setMessage(problem ?? `사본 ${id.length}건을 삭제한 것으로 표시했습니다.`);
              if (!problem) void revalidator.revalidate();
            });
          }}
        >
          <DeskTable
            caption="삭제할 사본"
            columns={["등록", "접수 서비스에서 찾는 번호", "파기 사유", "접수", "파기"]}
            tight={["접수", "파기"]}
          >
            {copies.map(({ id, at, reason, registeredAt, service, providerId, relayKey }) => (
              <tr key={id}>
                <td className={table.main}>
                  <label>
                    <input type="checkbox" name="id" value={id} /> 등록 {id}번
                  </label>
                </td>
                <td>{[service, providerId ?? relayKey].filter(Boolean).join(" · ")}</td>
                <td>{office.endings[reason]}</td>
                <td className={table.tight}>{registeredAt && formatMoment(registeredAt)}</td>
                <td className={table.tight}>
                  <time dateTime={at}>{formatMoment(at)}</time>
                </td>
              </tr>
            ))}
          </DeskTable>
          <p className={table.more}>
            <Submit kind="outline">선택한 사본 삭제 완료</Submit>
          </p>
        </form>
      )}
      <p role="status">{message}</p>
      {nextCursor && <DeskMore to={`/admin/copies?cursor=${nextCursor}`}>다음 사본</DeskMore>}
    </Desk>
  );
}
