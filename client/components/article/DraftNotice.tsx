import { formatMoment } from "../../shared/format/format.ts";
import styles from "./DraftNotice.module.css";
import type { Draft } from "./drafts.ts";
import type { DraftState } from "./useDraft.ts";

interface Props {
  state: DraftState;
  onDiscard: () => void;
  onRestore: (draft: Draft) => void;
  onDismiss: (draft: Draft) => void;
}

const moment = (time: number) => formatMoment(new Date(time).toISOString());

/** Notices about stored drafts, with their actions. */
export function DraftNotice({ state, onDiscard, onRestore, onDismiss }: Props) {
  const { restored, others, openElsewhere, unsafe } = state;
  return (
    <div className={styles.notice} role="status">
      {restored && (
        <p>
          {moment(restored.savedAt)}까지 작성하던 글을 불러왔습니다.
          <button type="button" onClick={onDiscard}>
            초안 버리기
          </button>
        </p>
      )}
      {others.map((draft) => (
        <p key={draft.key}>
          {moment(draft.savedAt)}에 작성하던 다른 초안: {draft.title.trim() || "(제목 없음)"}
          <button type="button" onClick={() => onRestore(draft)}>
            불러오기
          </button>
          <button type="button" onClick={() => onDismiss(draft)}>
            지우기
          </button>
        </p>
      ))}
      {openElsewhere && <p>다른 창에서도 이 글을 작성하고 있습니다. 두 창의 글은 따로 저장됩니다.</p>}
      {unsafe && <p>브라우저가 초안을 보관하지 못하고 있습니다. 창을 닫기 전에 저장해 주세요.</p>}
    </div>
  );
}
