import { Form, Link, useSubmit } from "react-router-dom";
import { Submit } from "../../components/Action.tsx";
import { LabelledSelect } from "../../components/LabelledSelect.tsx";
import { unitTypes } from "../../content/unitTypes.ts";
import { homeCopy } from "../../copy/homes.ts";
import {
  type DeskHome,
  type DeskHomesProps,
  endingHours,
  type HomeFilters as Filters,
} from "../../shared/desk/homes.ts";
import { deskHomesPath } from "./deskHomesPath.ts";
import styles from "./LedgerFilters.module.css";

interface Props {
  filters: Filters;
  lead: DeskHomesProps["lead"];
  homes: readonly DeskHome[];
  /** How many homes match. */
  count: number;
}

const any = { id: "", label: "전체" };

/** The filters of the grid: a form that is sent with GET, at each change where scripts run. */
export function LedgerFilters({ filters, lead, homes, count }: Props) {
  const submit = useSubmit();
  const counsellors = new Map(
    homes.flatMap(({ counsellor }) => (counsellor ? [[counsellor.id, counsellor.name]] : [])),
  );
  const states = Object.entries(homeCopy.states).map(([id, label]) => ({ id, label }));
  const narrowed = Object.keys(filters).length > 0;
  return (
    <search>
      {/* Another selection resets the fields. */}
      <Form
        key={JSON.stringify(filters)}
        action="/admin/homes"
        className={styles.filters}
        onChange={(event) => void submit(event.currentTarget, { preventScrollReset: true })}
      >
        {lead && <input type="hidden" name="lead" value={lead.id} />}
        <LabelledSelect
          id="homes-state"
          name="state"
          label="상태"
          defaultValue={filters.state ?? ""}
          options={[any, ...states]}
        />
        <LabelledSelect
          id="homes-type"
          name="type"
          label="타입"
          defaultValue={filters.type ?? ""}
          options={[any, ...unitTypes.map(({ label }) => ({ id: label, label }))]}
        />
        <LabelledSelect
          id="homes-counsellor"
          name="counsellor"
          label="상담사"
          defaultValue={filters.counsellor ?? ""}
          options={[any, ...[...counsellors].map(([id, label]) => ({ id: id ?? "", label: label ?? "" }))]}
        />
        <label className={styles.ending}>
          <input type="checkbox" name="ending" value="soon" defaultChecked={filters.ending === "soon"} />
          {endingHours}시간 안에 끝남
        </label>
        <Submit kind="outline">보기</Submit>
        {narrowed && (
          <p className={styles.count}>
            <strong role="status">{count}세대</strong>
            <Link to={deskHomesPath({ filters: {}, lead })}>조건 초기화</Link>
          </p>
        )}
      </Form>
    </search>
  );
}
