import { useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import {
  findHomes,
  type HomeSearch,
  homeQuery,
  listQuery,
  maxComparedHomes,
  readHomeSearch,
} from "../../complex/homes/homeSearch.ts";
import { countStates, type LedgerHome, ledgerHomes, nearestHomes } from "../../complex/homes/ledgerHomes.ts";
import { waitedSearch } from "../../complex/homes/wishes.ts";
import { homeNameOf } from "../../complex/plans/homeKeys.ts";
import { homesOffered } from "../../complex/sale/saleStage.ts";
import { Action, actionClass } from "../../components/Action.tsx";
import { HiddenIntro } from "../../components/HiddenIntro.tsx";
import { Icon } from "../../components/Icon.tsx";
import { InnerSection } from "../../components/InnerSection.tsx";
import { NextPage } from "../../components/NextPage.tsx";
import { Notice } from "../../components/Notice.tsx";
import { TextLink } from "../../components/TextLink.tsx";
import { useQueryForm } from "../../components/useQueryForm.ts";
import { useSale } from "../../components/useSale.tsx";
import { complex } from "../../content/complex.ts";
import { homeCopy, homeCounts } from "../../copy/homes.ts";
import { homesPage } from "../../copy/homesPage.ts";
import { waitlist } from "../../copy/waitlist.ts";
import type { Ledger } from "../../shared/home.ts";
import { homesPath } from "../../shared/homePaths.ts";
import { HomeComparison } from "./HomeComparison.tsx";
import { HomeCounts, HomeCountsTable } from "./HomeCounts.tsx";
import styles from "./HomeList.module.css";
import { HomeRow } from "./HomeRow.tsx";
import { HomeSearchForm } from "./HomeSearchForm.tsx";
import { useTakenHomes } from "./useTakenHomes.ts";
import { WaitlistForm } from "./WaitlistForm.tsx";

const { hidden, left, closed, soldOut, find, home: copy, compare } = homesPage;
const compareForm = "homes-compare";
/** How many homes are shown before the rest is asked for: some five screens of a phone. */
const shownFirst = 12;

/** The homes that are left: how many, then each with its price and window. */
export function Component() {
  const sale = useSale();
  const { ledger } = sale;
  return (
    <>
      <HiddenIntro {...hidden} />
      {!homesOffered(sale) ? (
        <InnerSection id="left" heading={soldOut.heading} lead={soldOut.lead}>
          {null}
        </InnerSection>
      ) : ledger?.open ? (
        <OpenList ledger={ledger} />
      ) : (
        <InnerSection id="left" heading={closed.heading} lead={closed.lead}>
          <p className={styles.closed}>
            <Action kind="solid" href={complex.phoneHref}>
              {closed.phone} {complex.phone}
            </Action>
            <Action kind="outline" to="/Promotion/Customer">
              {copy.ask}
            </Action>
          </p>
        </InnerSection>
      )}
      <NextPage />
    </>
  );
}

function OpenList({ ledger }: { ledger: Ledger }) {
  const navigate = useNavigate();
  const { search, ignored } = readHomeSearch(new URLSearchParams(useLocation().search));
  const query = listQuery(search);
  const chosen = search.picked.length > 0 ? search.picked : search.compared;
  const homes = ledgerHomes(ledger);
  const { offered, held } = countStates(homes);
  const matching = findHomes(homes, search);
  const { shown, taken } = useTakenHomes(query, matching);
  const found = countStates(shown);
  const asked = find.asked(search);
  /** By the heading, which says how many are left. */
  const told = asked === "" && taken.size === 0;
  const wish = { home: null, search: waitedSearch(homeQuery(search)) };
  const compared = search.compared.flatMap((key) => homes.find((home) => home.key === key) ?? []);
  const form = useRef<HTMLFormElement>(null);
  const boxes = () =>
    [...(form.current?.elements ?? [])].filter(
      (field): field is HTMLInputElement => field instanceof HTMLInputElement && field.type === "checkbox",
    );
  // What was typed and ticked before hydration is read by two forms at once: each adds to what the other has asked for.
  const address = homeQuery(search);
  const latest = useRef({ address, search });
  if (latest.current.address !== address) latest.current = { address, search };
  const go = (next: Partial<HomeSearch>, hash = "") => {
    latest.current.search = { ...latest.current.search, ...next };
    void navigate(homesPath + homeQuery(latest.current.search) + hash, { replace: !hash, preventScrollReset: !hash });
  };
  /** Whether one more was ticked than can be compared. */
  const [full, setFull] = useState(false);
  const showChosen = (keys: readonly string[]) => {
    for (const box of boxes()) box.checked = keys.includes(box.value);
  };
  /** What is compared stays as it is, so that a tick moves nothing. A home that isn't on the list stays ticked. */
  const choose = () => {
    const [on, off] = [true, false].map((is) => boxes().flatMap((box) => (box.checked === is ? box.value : [])));
    const kept = chosen.filter((key) => !off?.includes(key));
    const wanted = [...new Set([...kept, ...(on ?? [])])];
    const picked = wanted.slice(0, maxComparedHomes);
    setFull(wanted.length > maxComparedHomes);
    showChosen(picked);
    go(picked.length > 0 ? { picked } : { picked, compared: [] });
  };
  const show = () => showChosen(chosen);
  useQueryForm(form, address, { apply: choose, show });
  const rowOf = (home: LedgerHome) => (
    <HomeRow
      key={home.key}
      home={home}
      waitlisted={ledger.waitlist}
      nearest={taken.has(home.key) ? nearestHomes(ledger, home) : undefined}
      compare={{
        form: compareForm,
        checked: chosen.includes(home.key),
        onChange: choose,
      }}
    />
  );
  const [first, rest] = [shown.slice(0, shownFirst), shown.slice(shownFirst)];
  return (
    <>
      {compared.length > 0 && <HomeComparison homes={compared} search={search} />}
      <InnerSection id="left" heading={left.heading(offered)} lead={left.text(held, ledger.asOf)}>
        <div className={styles.search}>
          <HomeCounts homes={homes} current={search} />
          <HomeSearchForm search={search} homes={homes} onSearch={go} />
          <HomeCountsTable homes={homes} />
        </div>
      </InnerSection>
      <section id="homes" className={`wrap ${styles.find}`} aria-labelledby="homes-heading">
        <h2 id="homes-heading" className="vh">
          {find.heading}
        </h2>
        {ignored.length > 0 && <p className={styles.ignored}>{find.ignored(ignored)}</p>}
        <div className={`${styles.found} ${told ? "vh" : ""}`} id="found">
          <p role="status">
            {asked && `${asked}: `}
            <b>{homeCounts.text(found)}</b>
            {search.views.includes("lake") && <small>{find.lakeRule}</small>}
            {[...taken].map((key) => {
              const home = shown.find((each) => each.key === key);
              return home && <span key={key}> {copy.taken(homeNameOf(home.key), homeCopy.states[home.state])}</span>;
            })}
          </p>
          {asked && (
            <TextLink to={`${homesPath}#homes`} icon="close">
              {find.reset}
            </TextLink>
          )}
        </div>
        {shown.length === 0 ? (
          <div className={styles.none}>
            <p>{find.none}</p>
            <TextLink to="/Promotion/Customer">{homesPage.home.ask}</TextLink>
          </div>
        ) : (
          <ol className={styles.list}>{first.map(rowOf)}</ol>
        )}
        {rest.length > 0 && (
          <details key={query} className={styles.rest}>
            <summary className={actionClass({ kind: "outline", wide: true })}>
              <span>{find.rest(rest.length, countStates(rest).held)}</span>
              <span>{find.fold}</span>
              <Icon name="plus" />
            </summary>
            <ol className={styles.list} start={shownFirst + 1}>
              {rest.map(rowOf)}
            </ol>
          </details>
        )}
        {ledger.waitlist && found.offered === 0 && matching.length > 0 && (
          <section className={styles.waitlist} aria-labelledby="waitlist">
            <h3 id="waitlist">{waitlist.name}</h3>
            <p>{waitlist.lead(wish)}</p>
            <WaitlistForm wish={wish} />
          </section>
        )}
        <form
          ref={form}
          id={compareForm}
          action={`${homesPath}#compare`}
          className={styles.compare}
          onSubmit={(event) => {
            event.preventDefault();
            go({ compared: chosen, picked: [] }, "#compare");
          }}
        >
          {[...new URLSearchParams(query)].map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          {chosen
            .filter((key) => !shown.some((home) => home.key === key))
            .map((key) => (
              <input key={key} type="hidden" name="compare" value={key} />
            ))}
          <p role="status">
            {full ? compare.full(maxComparedHomes) : compare.chosen(chosen.length, maxComparedHomes)}
            <span className={styles.names}>{chosen.map(homeNameOf).join(", ")}</span>
          </p>
          <button
            type="button"
            className={`with-scripts ${styles.clear}`}
            onClick={() => {
              setFull(false);
              go({ compared: [], picked: [] });
            }}
          >
            {compare.unpick}
          </button>
          <Action kind="primary" type="submit" data-chosen={search.picked.length > 0 || undefined}>
            {compare.submit}
          </Action>
        </form>
        <Notice
          items={[
            ...(ledger.sample ? [homesPage.sample] : []),
            find.viewRule,
            ...(complex.sample ? [complex.sample] : []),
          ]}
        />
      </section>
    </>
  );
}
