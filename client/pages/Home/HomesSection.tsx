import { useNavigate } from "react-router-dom";
import { homePath } from "../../complex/homes/homePath.ts";
import { countStates, ledgerHomes } from "../../complex/homes/ledgerHomes.ts";
import { pricesOffered } from "../../complex/homes/offers.ts";
import { bandOf } from "../../complex/homes/prices.ts";
import { paymentPath } from "../../complex/sale/paymentPlan.ts";
import { homesOffered } from "../../complex/sale/saleStage.ts";
import { Action } from "../../components/Action.tsx";
import { Eyebrow } from "../../components/Eyebrow.tsx";
import { HomeSearches } from "../../components/HomeSearches.tsx";
import { Icon } from "../../components/Icon.tsx";
import { Title } from "../../components/Lines.tsx";
import { Lead } from "../../components/NonBreaking.tsx";
import { NightTowers } from "../../components/plan/NightTowers.tsx";
import { TableLink } from "../../components/TableLink.tsx";
import { useSale } from "../../components/useSale.tsx";
import { unitTypes } from "../../content/unitTypes.ts";
import { homesSection as copy } from "../../copy/home.ts";
import { homeCounts } from "../../copy/homes.ts";
import { homesPage } from "../../copy/homesPage.ts";
import { formatWon } from "../../shared/format/won.ts";
import { foundPath, homesPath } from "../../shared/homePaths.ts";
import home from "./Home.module.css";
import styles from "./HomesSection.module.css";
import { hourOf } from "./hourOf.ts";

/** The homes that are left, as lit windows, and by type. */
export function HomesSection() {
  const navigate = useNavigate();
  const sale = useSale();
  const { ledger } = sale;
  const homes = ledger ? ledgerHomes(ledger) : [];
  const { offered, held } = countStates(homes);
  const lit = homes.filter(({ state }) => state === "offered");
  const words = copy.at(sale, offered);
  return (
    <section id="homes" className={`dark deepest ${home.step}`} aria-labelledby="homes-title">
      <div className={`wrap ${styles.inside}`}>
        <div className={styles.text}>
          <Eyebrow time={hourOf("homes")}>{copy.name}</Eyebrow>
          <Title id="homes-title" text={words.heading} />
          <Lead text={words.lead} />
          {lit.length > 0 && (
            <dl className={styles.types}>
              {unitTypes.map(({ label }) => {
                const ofType = lit.filter(({ type }) => type === label);
                const count = countStates(homes.filter(({ type }) => type === label));
                const lowest = Math.min(...pricesOffered(sale, [label]));
                const band = bandOf(ofType.find(({ price }) => price === lowest)?.floor ?? 0);
                return (
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd>
                      {ofType.length > 0 ? (
                        <TableLink to={foundPath(`type=${label}`)}>{homeCounts.brief(count)}</TableLink>
                      ) : (
                        <span className="quiet">{homeCounts.brief(count)}</span>
                      )}
                    </dd>
                    <dd>
                      {band && <TableLink to={paymentPath(label, band)}>{copy.from(formatWon(lowest))}</TableLink>}
                    </dd>
                  </div>
                );
              })}
            </dl>
          )}
          <HomeSearches homes={lit} />
          <p>
            {homesOffered(sale) && (
              <Action kind="ghost" to={homesPath}>
                {copy.all}
                <Icon name="arrow" />
              </Action>
            )}
          </p>
          {ledger?.open && (
            <p className="fine">
              {[
                homesPage.asOf(ledger.asOf),
                held > 0 ? copy.held(held) : "",
                lit.length > 0 ? copy.price : "",
                ledger.sample ? homesPage.sample : "",
              ]
                .filter(Boolean)
                .join(". ")}
            </p>
          )}
        </div>
        <div className={`unprinted ${styles.towers}`}>
          <NightTowers
            lit={lit}
            description={copy.description(offered)}
            onOpen={(key) => void navigate(homePath(key))}
          />
        </div>
      </div>
    </section>
  );
}
