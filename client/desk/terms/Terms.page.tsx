import { useLoaderData } from "react-router-dom";
import { termsCopy, termsText } from "../../copy/saleTerms.ts";
import type { TermsProps } from "../../shared/desk/terms.ts";
import { formatMoment } from "../../shared/format/format.ts";
import { Desk } from "../components/Desk.tsx";
import { DeskForm } from "../components/DeskForm.tsx";
import { DeskHeading } from "../components/DeskHeading.tsx";
import table from "../components/DeskTable.module.css";
import { DeskTable } from "../components/DeskTable.tsx";
import { DoneMessage } from "../components/DoneNotice.tsx";
import form from "../components/EntryForm.module.css";
import { useDone } from "../components/useDone.ts";
import { TermsForm } from "./TermsForm.tsx";

/** GET /admin/terms: what the office changes of the sale's terms. */
export function Component() {
  const { administrator, versions, newest, values, refusal, stranded, done } = useLoaderData<TermsProps>();
  const [message, changed] = useDone(done);
  return (
    <Desk administrator={administrator} current="/admin/terms">
      <DeskHeading title="조건" note={termsCopy.note} />
      <DoneMessage>{message}</DoneMessage>
      {stranded && <p role="status">{termsCopy.stranded(stranded)}</p>}
      {versions.length > 0 && (
        <DeskTable caption="바꾼 조건 목록" columns={["조건", "상태", "시작", "이유", "계정"]} tight={["상태"]}>
          {versions.map(({ id, terms, state, validFrom, reason, changedBy }) => (
            <tr key={id}>
              <td className={table.main}>{termsText(terms)}</td>
              <td className={table.tight}>
                {termsCopy.states[state]}
                {state === "planned" && (
                  <DeskForm method="DELETE" path={`/admin/terms/${id}`} onDone={() => changed(termsCopy.done.removed)}>
                    <button type="submit">{termsCopy.remove}</button>
                  </DeskForm>
                )}
              </td>
              <td>
                <time dateTime={validFrom}>{formatMoment(validFrom)}</time>
              </td>
              <td>{reason}</td>
              <td>{changedBy}</td>
            </tr>
          ))}
        </DeskTable>
      )}
      <section className={form.new} aria-labelledby="new-terms">
        <h2 id="new-terms">조건 바꾸기</h2>
        {versions.some(({ state }) => state === "planned") && <p>{termsCopy.planned}</p>}
        <TermsForm
          key={newest}
          newest={newest}
          values={values}
          refusal={refusal}
          onDone={() => changed(termsCopy.done.added)}
        />
      </section>
    </Desk>
  );
}
