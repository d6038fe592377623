import { Link } from "react-router-dom";
import { homeNameOf } from "../../complex/plans/homeKeys.ts";
import { type DeskHome, endingHours } from "../../shared/desk/homes.ts";
import { formatCount, formatMoment } from "../../shared/format/format.ts";
import { dotted } from "../components/dotted.ts";
import { endsSoon } from "../homes/deskHomesPath.ts";
import styles from "./Today.module.css";

/** Holds that end today; those that end within hours say so. */
export function EndingHolds({ holds, now }: { holds: readonly DeskHome[]; now: string }) {
  if (holds.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="holds">
      <h2 id="holds">오늘 끝나는 지정 {formatCount(holds.length)}세대</h2>
      <ul>
        {holds.map((home) => (
          <li key={home.key} className={styles.lead}>
            <div className={styles.name}>
              <Link to={`/admin/homes?home=${home.key}`}>{homeNameOf(home.key)}</Link>
            </div>
            {home.lead && <Link to={`/admin/leads/${home.lead}`}>{home.leadName}</Link>}
            <p className={endsSoon(home, now) ? styles.late : styles.note}>
              {dotted(
                home.until && `${formatMoment(home.until)}까지`,
                endsSoon(home, now) && `${endingHours}시간 안에 끝남`,
                home.counsellor && `담당 ${home.counsellor.name}`,
                home.extended && "연장함",
              )}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
