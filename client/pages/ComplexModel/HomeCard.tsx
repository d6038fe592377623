import { useState } from "react";
import { Link } from "react-router-dom";
import { Action } from "../../components/Action.tsx";
import { inquiryPath } from "../../components/InquiryLink.tsx";
import { pathOf } from "../../contract/pageLinks.ts";
import { homesOffered } from "../../contract/sale/saleStage.ts";
import { modelPage } from "../../copy/modelPage.ts";
import { stackPage } from "../../copy/stackPlan.ts";
import { type Home, homeKey, nearestHome } from "../../model/homes.ts";
import { firstShown } from "../../model/hours.ts";
import { outlookOf } from "../../model/outlook.ts";
import { useSale } from "../../useSale.tsx";
import styles from "./HomeCard.module.css";
import { HomeSheet } from "./HomeSheet.tsx";
import { homeFacts, modelAddress } from "./homeFacts.ts";
import { ViewStill } from "./ViewStill.tsx";

const { card: words, heights } = modelPage;
const { finder } = stackPage;

interface Props {
  home: Home;
  hour: number;
  /** The hour as text, once the visitor has changed it. */
  clock: string | undefined;
  /** Whether the view is from this home's window. */
  inside: boolean;
  kept: boolean;
  onLook: () => void;
  onKeep: () => void;
}

/** The facts of the selected home, and its actions. */
export function HomeCard({ home, hour, clock, inside, kept, onLook, onKeep }: Props) {
  const [said, setSaid] = useState("");
  const { now } = useSale();
  const facts = homeFacts(home, now);
  const { name, type, exclusive, direction, height, sale, turned, price } = facts;
  const key = homeKey(home);

  async function share(): Promise<void> {
    const url = new URL(modelAddress(key, clock), location.href).href;
    try {
      if ("share" in navigator && matchMedia("(max-width: 900px)").matches)
        await navigator.share?.({ title: name, url });
      else {
        await navigator.clipboard?.writeText(url);
        setSaid("clipboard" in navigator ? words.shared : words.unshared);
      }
    } catch (error) {
      // The visitor closed the share sheet.
      if ((error as Error).name !== "AbortError") setSaid(words.unshared);
    }
  }

  return (
    <div className={styles.card}>
      <output htmlFor="model-tower model-line model-floor" aria-label={words.label}>
        <b className={styles.name}>{name}</b>
        <span className={styles.type}>
          <b>{type}</b> {words.exclusive(exclusive)}
        </span>
        <span>
          {[`거실 ${direction}`, finder.height(height), turned ? finder.turned : ""].filter(Boolean).join("  ·  ")}
        </span>
        <span>{price ? words.price(price) : sale}</span>
      </output>
      <ul className={styles.heights} aria-label={heights.label}>
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
        <b>{words.view}</b> {modelPage.outlook(outlookOf(home))}
      </p>
      <noscript>
        <ViewStill home={home} hour={firstShown} />
      </noscript>
      <Action kind="primary" wide className={styles.script} onClick={onLook}>
        {inside ? words.leave : words.look}
      </Action>
      <p className={styles.actions}>
        {homesOffered(now) && (
          <Link className={styles.ask} to={inquiryPath(key)}>
            {words.ask}
          </Link>
        )}
        <Link to={pathOf(`unit:${type}`)}>{words.plan(type)}</Link>
        <button type="button" className={styles.script} aria-pressed={kept} onClick={onKeep}>
          {kept ? words.kept : words.keep}
        </button>
        <button type="button" className={styles.script} onClick={share}>
          {words.share}
        </button>
        <button type="button" className={styles.script} onClick={() => print()}>
          {words.print}
        </button>
      </p>
      <p className="fine" role="status">
        {said}
      </p>
      {price && <p className="fine">{words.priceNote}</p>}
      <HomeSheet home={home} hour={hour} />
    </div>
  );
}
