import { homePath } from "../../complex/homes/homePath.ts";
import { type HomeSearch, homeQuery } from "../../complex/homes/homeSearch.ts";
import { factsOf, termsOf } from "../../complex/homes/homeTerms.ts";
import { isForSale, type LedgerHome } from "../../complex/homes/ledgerHomes.ts";
import { stillOf, stillSize } from "../../complex/homes/viewStill.ts";
import { homeNameOf } from "../../complex/plans/homeKeys.ts";
import { DataTable } from "../../components/DataTable.tsx";
import { InnerSection } from "../../components/InnerSection.tsx";
import { TextLink } from "../../components/TextLink.tsx";
import { useSale } from "../../components/useSale.tsx";
import { homeCopy } from "../../copy/homes.ts";
import { homesPage } from "../../copy/homesPage.ts";
import { formatWon } from "../../shared/format/won.ts";
import { homesPath } from "../../shared/homePaths.ts";
import styles from "./ComparedHomes.module.css";
import { planOf } from "./planOf.ts";

const { compare: copy, home: text } = homesPage;

/** Up to three homes beside each other: what they look at, how they are laid out, and their facts. */
export function HomeComparison({ homes, search }: { homes: readonly LedgerHome[]; search: HomeSearch }) {
  const sale = useSale();
  const columns = homes.map((home) => {
    const facts = factsOf(home);
    const terms = isForSale(home) && home.price !== undefined ? termsOf(home, home.price, sale) : undefined;
    const won = (sum: number | undefined) => (sum === undefined ? "-" : formatWon(sum));
    return {
      state: homeCopy.states[home.state],
      type: home.type,
      exclusive: text.facts.exclusive(facts.exclusive),
      price: won(terms && home.price),
      first: won(terms?.atContract),
      own: won(terms?.plan && Math.round(terms.plan.own / 10_000)),
      past: terms ? copy.past(terms.past.count, terms.past.sum) : "-",
      height: text.facts.height(facts.height),
      facing: `${home.facing}향`,
      lake: copy.share(facts.lake),
      open: copy.share(facts.open),
    };
  });
  const names = Object.keys(copy.rows) as (keyof typeof copy.rows)[];
  const isCommon = (name: keyof typeof copy.rows) =>
    homes.length > 1 && columns.every((column) => column[name] === columns[0]?.[name]);
  const common = names.filter(isCommon);
  const plans = homes.map(planOf);
  const samePlan = homes.length > 1 && plans.every((plan) => plan === plans[0]);
  return (
    <InnerSection id="compare" heading={copy.heading} background="panel" fullWidth>
      <ol className={styles.homes}>
        {homes.map((home) => {
          const name = homeNameOf(home.key);
          const still = stillOf(home, "day");
          return (
            <li key={home.key}>
              {still && <img src={still.file} {...stillSize} alt={text.still(name)} />}
              {!samePlan && <img src={planOf(home)} width={1000} height={680} alt={text.plan(home.type)} />}
              <TextLink to={homePath(home.key)}>{name}</TextLink>
            </li>
          );
        })}
      </ol>
      <DataTable
        id="homes-compared"
        caption={copy.caption}
        columns={[copy.column, ...homes.map(({ key }) => homeNameOf(key))]}
        rows={names
          .filter((name) => !isCommon(name))
          .map((name) => [copy.rows[name], ...columns.map((column) => column[name])])}
        figures
        wraps
        narrow="columns"
      />
      {common.length > 0 && (
        <p>
          <b>{copy.common}</b> {common.map((name) => `${copy.rows[name]} ${columns[0]?.[name]}`).join(", ")}
        </p>
      )}
      <TextLink to={`${homesPath}${homeQuery({ ...search, compared: [] })}#homes`} icon="close">
        {copy.clear}
      </TextLink>
    </InnerSection>
  );
}
