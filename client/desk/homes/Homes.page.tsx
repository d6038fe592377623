import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { Link, useLoaderData, useLocation, useNavigate } from "react-router-dom";
import { saleHome } from "../../complex/homes/saleHomes.ts";
import { homeNameOf } from "../../complex/plans/homeKeys.ts";
import { desk } from "../../copy/desk.ts";
import { homeCopy } from "../../copy/homes.ts";
import type { DeskNotice } from "../../shared/desk/deskProps.ts";
import type { DeskHome, DeskHomesProps, HomeFilters as Filters } from "../../shared/desk/homes.ts";
import { formatMoment } from "../../shared/format/format.ts";

import { Desk } from "../components/Desk.tsx";
import { DeskHeading } from "../components/DeskHeading.tsx";
import { DoneNotice } from "../components/DoneNotice.tsx";
import { dotted } from "../components/dotted.ts";
import { fetchProps } from "../components/fetchProps.ts";
import { useLive } from "../components/useLive.ts";
import { deskHomesPath, endsSoon } from "./deskHomesPath.ts";
import { focusHome, HomeGrid } from "./HomeGrid.tsx";
import { HomeLegend } from "./HomeLegend.tsx";
import { type HomeConflict, HomePanel } from "./HomePanel.tsx";
import styles from "./Homes.module.css";
import { LedgerComparison } from "./LedgerComparison.tsx";
import { LedgerFilters } from "./LedgerFilters.tsx";
import { LedgerSection } from "./LedgerSection.tsx";

const live = ["homes"] as const;
const none: ReadonlySet<string> = new Set();

/** @returns what was typed into a panel's forms; nothing while one of them is being sent */
function typedIn(panel: HTMLElement | null): string[] {
  if (!panel || panel.querySelector("form[aria-busy=true]")) return [];
  const inputs = [...panel.querySelectorAll<HTMLInputElement>("form input:not([type=hidden])")];
  return inputs.flatMap(({ value, defaultValue }) => (value === "" || value === defaultValue ? [] : [value]));
}

/** Longest delay of a browser's timer, in milliseconds. */
const maxDelay = 2_147_483_647;

const matcher =
  ({ type, state, counsellor, ending }: Filters, now: string) =>
  (home: DeskHome) =>
    (!type || saleHome(home.key)?.type === type) &&
    (!state || home.state === state) &&
    (!counsellor || home.counsellor?.id === counsellor) &&
    (!ending || endsSoon(home, now));

/** @returns the homes that stand differently from before */
const changedSince = (before: readonly DeskHome[], homes: readonly DeskHome[]): Set<string> =>
  new Set(
    homes.flatMap(({ key, version, state }, index) =>
      version === before[index]?.version && state === before[index]?.state ? [] : [key],
    ),
  );

interface Update {
  /** The props that it updates. */
  after: DeskHomesProps;
  props: DeskHomesProps;
  changed: ReadonlySet<string>;
}

/** GET /admin/homes: the ledger of homes, tower beside tower, and the open home. */
export function Component() {
  const loaded = useLoaderData<DeskHomesProps>();
  const { search } = useLocation();
  const navigate = useNavigate();
  const [updated, setUpdated] = useState<Update>();
  const [notice, setNotice] = useState<DeskNotice | undefined>(loaded.notice ?? undefined);
  const [conflict, setConflict] = useState<HomeConflict>();
  const panel = useRef<HTMLDivElement>(null);
  const isUpdated = updated?.after === loaded;
  const props = isUpdated ? updated.props : loaded;
  const changed = isUpdated ? updated.changed : none;
  const { administrator, header, open, sample, homes, filters, now, selected, lead, comparison } = props;
  const office = header?.role === "office";

  async function refresh(): Promise<void> {
    const next = await fetchProps<DeskHomesProps>(`/admin/homes${search}`);
    if (!next) return;
    const before = selected?.home;
    // Another's change replaces the forms of the open home.
    const typed = before && next.selected?.home.state !== before.state ? typedIn(panel.current) : [];
    if (before && typed.length > 0) setConflict({ key: before.key, typed });
    setUpdated({ after: loaded, props: next, changed: changedSince(homes, next.homes) });
  }
  useLive(() => void refresh(), live);

  // A hold ends by the clock, without an event.
  const ends = homes.flatMap(({ until }) => (until === null ? [] : [Date.parse(until)]));
  const nextEnd = ends.length > 0 ? Math.min(...ends) - Date.parse(now) : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new data has its own next end
  useEffect(() => {
    if (nextEnd === undefined || nextEnd > maxDelay) return;
    const timer = setTimeout(() => void refresh(), Math.max(nextEnd, 0) + 1_000);
    return () => clearTimeout(timer);
  }, [nextEnd, now]);

  function done(text: string, undo?: string): void {
    setConflict(undefined);
    setNotice({ text, ...(undo !== undefined && { undo }) });
    void refresh();
  }

  const matches = matcher(filters, now);
  const view = { filters, lead };
  const closePath = deskHomesPath(view);
  const back = deskHomesPath({ ...view, ...(selected && { home: selected.home.key }) });

  function close(event: KeyboardEvent): void {
    if (event.key !== "Escape" || !selected) return;
    void navigate(closePath, { preventScrollReset: true });
    focusHome(selected.home.key);
  }

  if (comparison)
    return (
      <Desk administrator={administrator} current="/admin/homes">
        <DeskHeading title="동·호 파일 비교" />
        <LedgerComparison comparison={comparison} />
      </Desk>
    );
  return (
    <Desk administrator={administrator} current="/admin/homes" wide>
      <div className={selected ? `${styles.page} ${styles.opened}` : styles.page}>
        <div className={styles.main}>
          <header className={`${styles.heading} ${styles.behind}`}>
            <h1>동·호</h1>
            <p className={styles.note}>
              {dotted(`${formatMoment(now)} 기준`, open ? homeCopy.opened : homeCopy.closed, sample && "예시 자료")}
              {office && (
                <>
                  {" "}
                  <a href="#ledger">장부 관리</a>
                </>
              )}
            </p>
            <HomeLegend homes={homes} />
          </header>
          <div className={styles.behind}>
            <LedgerFilters filters={filters} lead={lead} homes={homes} count={homes.filter(matches).length} />
          </div>
          <DoneNotice notice={notice} back={back} onUndone={() => done(desk.notices.undone)} />
          {lead && (
            <p className={`${styles.lead} ${styles.behind}`}>
              <strong>{lead.name} 고객</strong>에게 지정할 세대를 고르세요.{" "}
              <Link to={deskHomesPath({ filters })}>그만두기</Link>
            </p>
          )}
          <p className="vh" role="status">
            {homes
              .filter(({ key }) => changed.has(key))
              .slice(0, 5)
              .map(({ key, state }) => `${homeNameOf(key)} ${homeCopy.states[state]}`)
              .join(", ")}
          </p>
          <div className={styles.behind}>
            <HomeGrid
              homes={homes}
              matches={matches}
              changed={changed}
              selected={selected?.home.key}
              pathOf={(home) => deskHomesPath({ ...view, home })}
            />
          </div>
        </div>
        {selected && (
          // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the panel around the focus
          <div ref={panel} className={styles.panel} onKeyDown={close}>
            <HomePanel
              selected={selected}
              lead={lead}
              role={header?.role ?? "counsellor"}
              now={now}
              refused={props.refused}
              conflict={conflict?.key === selected.home.key ? conflict : undefined}
              closePath={closePath}
              back={back}
              onDone={done}
              onConflict={(met) => {
                setNotice(undefined);
                setConflict(met);
                void refresh();
              }}
            />
          </div>
        )}
      </div>
      {office && (
        <div className={selected ? styles.below : undefined}>
          <LedgerSection open={open} sample={sample} onDone={done} />
        </div>
      )}
    </Desk>
  );
}
