import { homeAt, homeName } from "../../complex3d/homes.ts";
import { useSale } from "../../components/useSale.tsx";
import { together } from "../../copy/together.ts";
import { homeFacts } from "../ComplexModel/homeFacts.ts";
import styles from "./RoomHearts.module.css";
import { spokenHour } from "./roomHomes.ts";

const { saved: copy } = together;

interface Props {
  hearts: readonly string[];
  seen: readonly string[];
  path: string;
  onShow: (key: string, minute?: number) => void;
}

/** The homes that either side likes, and those whose windows were opened. */
export function RoomHearts({ hearts, seen, path, onShow }: Props) {
  const sale = useSale();
  const liked = new Map<string, ("b" | "c")[]>();
  for (const heart of hearts) {
    const [by, key = ""] = heart.split(":");
    liked.set(key, [...(liked.get(key) ?? []), by === "c" ? "c" : "b"]);
  }
  const row = (key: string, note: string, minute?: number) => {
    const home = homeAt(key);
    if (!home) return null;
    const { type, state, price } = homeFacts(home, sale);
    return (
      <li key={key}>
        <button type="button" onClick={() => onShow(key, minute)}>
          <b>{homeName(home)}</b>
          <span>{[type, state, price].filter(Boolean).join("  ·  ")}</span>
          <small>{note}</small>
        </button>
      </li>
    );
  };
  return (
    <>
      <h1>{copy.heading}</h1>
      {liked.size === 0 && <p className="quiet">{copy.none}</p>}
      <ul className={styles.homes}>
        {[...liked].map(([key, by]) => row(key, by.length > 1 ? copy.both : copy.by[by[0] ?? "b"]))}
      </ul>
      {seen.length > 0 && (
        <>
          <h2>{copy.seen}</h2>
          <ul className={styles.homes}>
            {seen.map((each) => {
              const [key = "", minute] = each.split("@");
              return row(key, spokenHour(Number(minute)), Number(minute));
            })}
          </ul>
          <p>
            <a className={styles.keep} href={`${path}/seen`} target="_blank" rel="noreferrer">
              {copy.keep}
            </a>{" "}
            <small>{copy.keepNote}</small>
          </p>
        </>
      )}
    </>
  );
}
