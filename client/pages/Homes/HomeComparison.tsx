import { Link } from "react-router-dom";
import { differences } from "../../complex/comparison.ts";
import { homePath } from "../../complex/homes/homePath.ts";
import { type HomeSearch, homeQuery } from "../../complex/homes/homeSearch.ts";
import { factsOf, termsOf } from "../../complex/homes/homeTerms.ts";
import { isForSale, type LedgerHome } from "../../complex/homes/ledgerHomes.ts";
import { stillOf } from "../../complex/homes/viewStill.ts";
import { homeNameOf } from "../../complex/plans/homeKeys.ts";
import { CommonFacts } from "../../components/CommonFacts.tsx";
import { DataTable } from "../../components/DataTable.tsx";
import { InnerSection } from "../../components/InnerSection.tsx";
import { inquiryPath } from "../../components/InquiryLink.tsx";
import { TextLink, textLinkClass } from "../../components/TextLink.tsx";
import { useSale } from "../../components/useSale.tsx";
import { homeCopy } from "../../copy/homes.ts";
import { homesPage } from "../../copy/homesPage.ts";
import { formatWon } from "../../shared/format/won.ts";
import { homesPath } from "../../shared/homePaths.ts";
import styles from "./ComparedHomes.module.css";
import { planOf } from "./planOf.ts";
import { WindowStill } from "./WindowStill.tsx";

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
      exclusive: `${facts.exclusive.toFixed(2)}㎡`,
      price: won(terms && home.price),
      first: won(terms?.atContract),
      own: won(terms?.plan && Math.round(terms.plan.own / 10_000)),
      past: terms ? copy.past(terms.past.count, terms.past.sum) : "-",
      height: text.facts.height(facts.height),
      facing: `${home.facing}향`,
      lake: copy.lake(facts.lake),
      open: copy.open(facts.open),
    };
  });
  const names = Object.keys(copy.rows) as (keyof typeof copy.rows)[];
  const { differing, common } = differences(
    names.map((name) => ({ label: copy.rows[name], values: columns.map((column) => column[name]) })),
  );
  const samePlan = homes.length > 1 && new Set(homes.map(({ type }) => type)).size === 1;
  return (
    <InnerSection id="compare" heading={copy.heading} background="panel" fullWidth>
      <ol className={styles.homes}>
        {homes.map((home) => {
          const name = homeNameOf(home.key);
          const still = stillOf(home, "day");
          return (
            <li key={home.key}>
              <h3>
                <Link to={homePath(home.key)}>{name}</Link>
              </h3>
              <p className={styles.price}>{isForSale(home) && home.price !== undefined && formatWon(home.price)}</p>
              {still && (
                <figure>
                  <WindowStill still={still} alt={text.still(name)} />
                  <figcaption>{text.seenFrom(home.floor, still.floor)}</figcaption>
                </figure>
              )}
              {samePlan ? (
                <img
                  className={styles.thumbnail}
                  src={planOf(home, "thumbnail")}
                  width={300}
                  height={200}
                  alt={text.plan(home.type)}
                />
              ) : (
                <picture>
                  {/* A column of a phone is too narrow for letters. */}
                  <source media="(max-width: 600px)" srcSet={planOf(home, "thumbnail")} />
                  <img src={planOf(home)} width={1000} height={680} alt={text.plan(home.type)} />
                </picture>
              )}
              {isForSale(home) && (
                <Link className={textLinkClass} to={inquiryPath(home.key)} aria-label={`${name} ${text.ask}`}>
                  {text.ask}
                </Link>
              )}
            </li>
          );
        })}
      </ol>
      {differing.length > 0 && (
        <DataTable
          id="homes-compared"
          caption={copy.caption}
          columns={[copy.column, ...homes.map(({ key }) => homeNameOf(key))]}
          rows={differing}
          figures
          wraps
          narrow="columns"
        />
      )}
      {common.length > 0 && <CommonFacts caption={copy.common} facts={common} />}
      <TextLink to={`${homesPath}${homeQuery({ ...search, compared: [], picked: [] })}#homes`} icon="close">
        {copy.clear}
      </TextLink>
    </InnerSection>
  );
}
