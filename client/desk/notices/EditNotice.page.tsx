import { useLoaderData, useNavigate } from "react-router-dom";
import { TextLink } from "../../components/TextLink.tsx";
import { noticeCopy } from "../../copy/siteNotice.ts";
import type { EditNoticeProps } from "../../shared/desk/notices.ts";
import { ConfirmedAction } from "../components/ConfirmedAction.tsx";
import { Desk } from "../components/Desk.tsx";
import { DeskHeading } from "../components/DeskHeading.tsx";
import { DoneMessage } from "../components/DoneNotice.tsx";
import { useDone } from "../components/useDone.ts";
import { NoticeForm } from "./NoticeForm.tsx";
import styles from "./Notices.module.css";

/** GET /admin/notices/{id} */
export function Component() {
  const { administrator, notice, values, refusal, done } = useLoaderData<EditNoticeProps>();
  const navigate = useNavigate();
  const [message, changed] = useDone(done);
  const path = `/admin/notices/${notice.id}`;

  return (
    <Desk administrator={administrator} current="/admin/notices">
      <DeskHeading title="공지 고치기" note={`${notice.heading} · ${noticeCopy.states[notice.state]}`}>
        <TextLink to="/admin/notices">공지 목록</TextLink>
      </DeskHeading>
      <DoneMessage>{message}</DoneMessage>
      <NoticeForm
        key={notice.id}
        path={path}
        previous={String(notice.revision)}
        values={values}
        refusal={refusal}
        button="저장"
        onDone={() => changed(noticeCopy.done.edited)}
      />
      {notice.state !== "ended" && (
        <div className={styles.end}>
          <ConfirmedAction
            summary="바로 끝내기"
            button="지금 끝내기"
            method="DELETE"
            path={path}
            onDone={() => void navigate("/admin/notices?done=ended")}
          >
            이 공지는 모든 화면에서 바로 사라집니다. 목록과 기록에는 남습니다.
          </ConfirmedAction>
        </div>
      )}
    </Desk>
  );
}
