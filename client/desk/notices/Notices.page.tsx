import { Link, useLoaderData } from "react-router-dom";
import { noticeCopy } from "../../copy/siteNotice.ts";
import type { NoticesProps } from "../../shared/desk/notices.ts";
import { formatMoment } from "../../shared/format/format.ts";
import { Desk } from "../components/Desk.tsx";
import { DeskHeading } from "../components/DeskHeading.tsx";
import table from "../components/DeskTable.module.css";
import { DeskTable } from "../components/DeskTable.tsx";
import { DoneMessage } from "../components/DoneNotice.tsx";
import form from "../components/EntryForm.module.css";
import { useDone } from "../components/useDone.ts";
import { NoticeForm } from "./NoticeForm.tsx";

/** GET /admin/notices: the notices on the site, and a form for another. */
export function Component() {
  const { administrator, notices, values, refusal, done } = useLoaderData<NoticesProps>();
  const [message, changed] = useDone(done);
  return (
    <Desk administrator={administrator} current="/admin/notices">
      <DeskHeading
        title="공지"
        note="모든 화면의 상단 띠와 홈의 팝업에는 순서가 가장 앞선 공지가 하나씩 보입니다. 시작과 끝은 적은 시각 그대로입니다."
      />
      <DoneMessage>{message}</DoneMessage>
      {notices.length > 0 && (
        <DeskTable
          caption="공지 목록"
          columns={["제목", "상태", "보일 곳", "순서", "기간"]}
          tight={["상태", "보일 곳", "순서"]}
        >
          {notices.map(({ id, heading, state, place, position, from, until }) => (
            <tr key={id}>
              <td className={table.main}>
                <Link to={`/admin/notices/${id}`}>{heading}</Link>
              </td>
              <td className={table.tight}>{noticeCopy.states[state]}</td>
              <td className={table.tight}>{noticeCopy.places[place]}</td>
              <td className={table.tight}>{position}</td>
              <td>
                <time dateTime={from}>{formatMoment(from)}</time> – <time dateTime={until}>{formatMoment(until)}</time>
              </td>
            </tr>
          ))}
        </DeskTable>
      )}
      <section className={form.new} aria-labelledby="new-notice">
        <h2 id="new-notice">새 공지</h2>
        <NoticeForm
          path="/admin/notices"
          values={values}
          refusal={refusal}
          button="공지 등록"
          onDone={() => changed(noticeCopy.done.added)}
        />
      </section>
    </Desk>
  );
}
