import { Link } from "react-router-dom";
import { homePath } from "../../complex/homes/homePath.ts";
import type { LedgerHome } from "../../complex/homes/ledgerHomes.ts";
import { stillOf } from "../../complex/homes/viewStill.ts";
import { homeNameOf } from "../../complex/plans/homeKeys.ts";
import { HomeStateBadge } from "../../components/HomeStateBadge.tsx";
import { inquiryPath } from "../../components/InquiryLink.tsx";
import { homeCopy } from "../../copy/homes.ts";
import { homesPage } from "../../copy/homesPage.ts";
import { waitlist } from "../../copy/waitlist.ts";
import { formatWon } from "../../shared/format/won.ts";
import { FirstPayments, HomeFacts } from "./HomeFacts.tsx";
import styles from "./HomeRow.module.css";
import { planOf } from "./planOf.ts";
import { SaveButton } from "./SaveButton.tsx";
import { ShareButton } from "./ShareButton.tsx";
import { WindowStill } from "./WindowStill.tsx";

const { home: copy } = homesPage;

interface HomeRowProps {
  home: LedgerHome;
  /** Whether its plan and first payments are shown, too: not beside the type's own. */
  plan?: boolean;
  /** The nearest others, once the home was taken while it was on the screen. */
  nearest?: readonly LedgerHome[] | undefined;
  /** Whether one can ask for a text when it is offered again. */
  waitlisted?: boolean | undefined;
  /** The form that its checkbox belongs to, and whether it is checked; without one the home can't be compared here. */
  compare?: { form: string; checked: boolean; onChange: () => void };
}

/** A home in a list: its window and plan, what it is and costs, and what can be done about it. */
export function HomeRow({ home, plan = true, nearest, waitlisted, compare }: HomeRowProps) {
  const { key, state, price, type } = home;
  const name = homeNameOf(home.key);
  const still = stillOf(home, "day");
  return (
    <li className={`${styles.home} ${plan ? "" : styles.planless} ${nearest ? styles.taken : ""}`} id={key}>
      {still && (
        <div className={styles.view}>
          <WindowStill still={still} alt={copy.still(name)}>
            {copy.seenFrom(home.floor, still.floor)}
          </WindowStill>
        </div>
      )}
      {plan && (
        <img
          className={styles.plan}
          src={planOf(home, "thumbnail")}
          width={300}
          height={200}
          alt={copy.plan(type)}
          loading="lazy"
          decoding="async"
        />
      )}
      <div className={styles.text}>
        <h3>
          <Link to={homePath(key)}>{name}</Link>{" "}
          {state === "offered" ? (
            // All of a list are, but those that say otherwise.
            <span className="vh">{homeCopy.states.offered}</span>
          ) : (
            <HomeStateBadge state={state} />
          )}
        </h3>
        {nearest ? (
          <p>
            {copy.taken(name, homeCopy.states[state])}
            {nearest.length > 0 && (
              <>
                {" "}
                {copy.nearest}:{" "}
                {nearest.map((other, at) => (
                  <span key={other.key}>
                    {at > 0 && ", "}
                    <Link className={styles.other} to={homePath(other.key)}>
                      {homeNameOf(other.key)}
                    </Link>
                  </span>
                ))}
              </>
            )}
          </p>
        ) : (
          price !== undefined && <p className={styles.price}>{formatWon(price)}</p>
        )}
        <HomeFacts home={home} />
        {plan && price !== undefined && !nearest && <FirstPayments home={home} price={price} />}
      </div>
      <p className={`unprinted ${styles.tools}`}>
        {!nearest && (
          <Link className={styles.ask} to={inquiryPath(key)} aria-label={`${name} ${copy.ask}`}>
            {copy.ask}
          </Link>
        )}
        {waitlisted && state === "held" && (
          <Link className={styles.ask} to={`${homePath(key)}#waitlist`} aria-label={`${name} ${waitlist.name}`}>
            {waitlist.name}
          </Link>
        )}
        {compare && !nearest && (
          <label className={styles.check}>
            <input
              type="checkbox"
              name="compare"
              value={key}
              form={compare.form}
              defaultChecked={compare.checked}
              onChange={compare.onChange}
              aria-label={`${name} ${copy.compare}`}
            />
            {copy.compare}
          </label>
        )}
        <SaveButton home={key} name={name} />
        <ShareButton home={key} name={name} />
      </p>
    </li>
  );
}
