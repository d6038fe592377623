import { useEffect } from "react";
import { Link } from "react-router-dom";
import { homePath } from "../../complex/homes/homePath.ts";
import { homesOffered } from "../../complex/sale/saleStage.ts";
import { unitPath } from "../../complex/units.ts";
import { type Home, homeKey, nearestHome } from "../../complex3d/homes.ts";
import { outlookOf } from "../../complex3d/outlook.ts";
import { Action } from "../../components/Action.tsx";
import { inquiryPath } from "../../components/InquiryLink.tsx";
import { Shared } from "../../components/Shared.tsx";
import { useSale } from "../../components/useSale.tsx";
import { useShare } from "../../components/useShare.ts";
import { complexModelPage } from "../../copy/complexModelPage.ts";
import { stackPage } from "../../copy/stackPlan.ts";
import { initialHour } from "../../shared/modelHours.ts";
import styles from "./HomeCard.module.css";
import { HomeSheet } from "./HomeSheet.tsx";
import { homeFacts, modelAddress } from "./homeFacts.ts";
import { ViewStill } from "./ViewStill.tsx";

const { card: copy, heights } = complexModelPage;
const { finder } = stackPage;

interface Props {
  home: Home;
  hour: number;
  /** The hour as text, once the visitor has changed it. */
  clock: string | undefined;
  /** Whether the view is from this home's window. */
  inside: boolean;
  saved: boolean;
  onEnter: () => void;
  onSave: () => void;
}

/** The facts of the selected home, and its actions. */
export function HomeCard({ home, hour, clock, inside, saved, onEnter, onSave }: Props) {
  const { share, outcome, forget } = useShare();
  const sale = useSale();
  const facts = homeFacts(home, sale);
  const { name, type, exclusive, direction, height, state, turned, price, askable } = facts;
  const key = homeKey(home);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the message is about the home it was shown for
  useEffect(forget, [key]);

  return (
    <div className={styles.card}>
      <output htmlFor="model-tower model-line model-floor" aria-label={copy.label}>
        <b className={styles.name}>{name}</b>
        <span className={styles.type}>
          <b>{type}</b> {copy.exclusive(exclusive)}
        </span>
        <span>
          {[`거실 ${direction}`, finder.height(height), turned ? finder.turned : ""].filter(Boolean).join("  ·  ")}
        </span>
        <span>{[state, price && copy.price(price)].filter(Boolean).join("  ·  ")}</span>
      </output>
      <Action kind="primary" wide className="with-scripts" onClick={onEnter}>
        {inside ? copy.leave : copy.look}
      </Action>
      <ul className={`unprinted ${styles.heights}`} aria-label={heights.label}>
        {heights.floors.map((floor) => {
          const other = nearestHome({ ...home, floor });
          return (
            <li key={floor}>
              <Link
                to={modelAddress(homeKey(other), clock)}
                replace
                preventScrollReset
                aria-current={other.floor === home.floor ? "true" : undefined}
              >
                {heights.option(other.floor)}
              </Link>
            </li>
          );
        })}
      </ul>
      <p id="model-view" className={styles.view}>
        <b>{copy.view}</b> {complexModelPage.outlook(outlookOf(home))}
      </p>
      <noscript>
        <ViewStill home={home} hour={initialHour} />
      </noscript>
      <p className={`unprinted ${styles.actions}`}>
        <Link to={homePath(key)}>{copy.detail}</Link>
        {homesOffered(sale) && askable && (
          <Link className={styles.ask} to={inquiryPath(key)}>
            {copy.ask}
          </Link>
        )}
        <Link to={unitPath(type)}>{copy.plan(type)}</Link>
        <button type="button" className="with-scripts" aria-pressed={saved} onClick={onSave}>
          {saved ? copy.kept : copy.keep}
        </button>
        <button type="button" className="with-scripts" onClick={() => share(name, modelAddress(key, clock))}>
          {copy.share}
        </button>
        <button type="button" className="with-scripts" onClick={() => print()}>
          {copy.print}
        </button>
      </p>
      <p className="fine">
        <Shared outcome={outcome} text={{ copied: copy.shared, failed: copy.unshared }} />
      </p>
      {price && <p className="fine">{copy.priceNote}</p>}
      <HomeSheet home={home} hour={hour} />
    </div>
  );
}
