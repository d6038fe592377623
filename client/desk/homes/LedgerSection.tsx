import { Submit } from "../../components/Action.tsx";
import { homeCopy, homeNotices } from "../../copy/homes.ts";
import { DeskForm } from "../components/DeskForm.tsx";
import styles from "./LedgerSection.module.css";

interface Props {
  open: boolean;
  sample: boolean;
  onDone: (text: string) => void;
}

/** What the office does with the ledger as a whole: show it to buyers, and take it over from or into a file. */
export function LedgerSection({ open, sample, onDone }: Props) {
  const done = open ? "closed" : "opened";
  return (
    <section id="ledger" className={styles.ledger} aria-labelledby="ledger-heading">
      <h2 id="ledger-heading">잔여 세대 장부</h2>
      <div className={styles.parts}>
        <div>
          <h3>{open ? homeCopy.opened : homeCopy.closed}</h3>
          <p>
            {open
              ? "홈페이지의 모든 화면이 이 장부의 상태와 남은 세대 수를 보여 줍니다."
              : "홈페이지는 남은 세대를 보여 주지 않고 분양사무소에서 안내한다고만 말합니다."}
            {sample && " 지금 장부는 시험용 예시 자료입니다. 모든 세대가 담긴 파일을 가져오면 예시 표시가 사라집니다."}
          </p>
          <details>
            <summary>{open ? "비공개로 바꾸기" : "공개하기"}</summary>
            <p>
              {open
                ? "홈페이지에서 남은 세대와 그 가격이 곧바로 사라집니다."
                : "남은 세대와 그 가격이 홈페이지에 곧바로 보입니다. 상태가 실제와 같은지 먼저 확인해 주세요."}
            </p>
            <DeskForm method="PUT" path="/admin/homes/open" onDone={() => onDone(homeNotices[`home-${done}`] ?? "")}>
              <input type="hidden" name="open" value={String(!open)} />
              <Submit kind="solid">{open ? "비공개로 바꿉니다" : "공개합니다"}</Submit>
            </DeskForm>
          </details>
        </div>
        <div>
          <h3>파일로 내려받기</h3>
          <p>동, 호, 상태, 계약번호, 계약일을 엑셀에서 열 수 있는 CSV 파일로 받습니다.</p>
          <a className={styles.file} href="/admin/homes.csv" download>
            CSV 내려받기
          </a>
        </div>
        <div>
          <h3>파일에서 가져오기</h3>
          <p>같은 열의 CSV 파일을 지금 상태와 먼저 비교합니다. 확인하기 전에는 아무것도 바뀌지 않습니다.</p>
          <form method="post" action="/admin/homes/import" encType="multipart/form-data">
            <label htmlFor="homes-file">CSV 파일</label>
            <input id="homes-file" name="file" type="file" accept=".csv,text/csv" required />
            <Submit kind="outline">비교하기</Submit>
          </form>
        </div>
      </div>
    </section>
  );
}
