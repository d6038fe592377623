import { Link } from "react-router-dom";
import { saleHome } from "../../complex/homes/saleHomes.ts";
import { homeNameOf } from "../../complex/plans/homeKeys.ts";
import { TextLink } from "../../components/TextLink.tsx";
import { holdRules } from "../../content/sale/holds.ts";
import { homeCopy } from "../../copy/homes.ts";
import type { DeskHome } from "../../shared/desk/homes.ts";
import { formatDay, formatMoment } from "../../shared/format/format.ts";
import { DeskForm } from "../components/DeskForm.tsx";
import { homeDone } from "../homes/homeDone.ts";
import styles from "./LeadHomes.module.css";

interface Props {
  leadId: string;
  /** This page's path. */
  path: string;
  homes: readonly DeskHome[];
  onDone: (text: string, undo: string | undefined) => void;
}

const endOf = ({ state, until, contractNumber, contractDate }: DeskHome) =>
  state === "held"
    ? until && `${formatMoment(until)}까지`
    : `계약번호 ${contractNumber}${contractDate ? ` · ${formatDay(contractDate)}` : ""}`;

/** The homes held for a lead, until when, and those it bought. */
export function LeadHomes({ leadId, path, homes, onDone }: Props) {
  const basis = ({ version }: DeskHome) => (
    <>
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="back" value={path} />
    </>
  );
  return (
    <section className={styles.homes} aria-labelledby="lead-homes">
      <h2 id="lead-homes">세대</h2>
      {homes.length === 0 && <p className="fine">지정하거나 계약한 세대가 없습니다.</p>}
      <ul>
        {homes.map((home) => (
          <li key={home.key}>
            <p>
              <Link to={`/admin/homes?home=${home.key}&lead=${leadId}`}>{homeNameOf(home.key)}</Link>{" "}
              {saleHome(home.key)?.type} · {homeCopy.states[home.state]}
            </p>
            <p className={styles.end}>
              {endOf(home)}
              {home.extended && " · 연장함"}
            </p>
            {home.state === "held" && (
              <div className={styles.row}>
                {!home.extended && (
                  <DeskForm method="PUT" path={`/admin/homes/${home.key}/hold`} onDone={homeDone("extend", onDone)}>
                    {basis(home)}
                    <button type="submit">
                      {holdRules.hours}시간 연장<span className="vh">: {homeNameOf(home.key)}</span>
                    </button>
                  </DeskForm>
                )}
                <DeskForm method="DELETE" path={`/admin/homes/${home.key}/hold`} onDone={homeDone("release", onDone)}>
                  {basis(home)}
                  <button type="submit">
                    지정 해제<span className="vh">: {homeNameOf(home.key)}</span>
                  </button>
                </DeskForm>
              </div>
            )}
          </li>
        ))}
      </ul>
      <p>
        <TextLink to={`/admin/homes?lead=${leadId}`}>이 고객에게 세대 지정</TextLink>
      </p>
    </section>
  );
}
