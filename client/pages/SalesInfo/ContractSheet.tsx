import { partyOf } from "../../complex/sale/parties.ts";
import { complex } from "../../content/complex.ts";
import { contractSheet as copy } from "../../copy/contract.ts";
import styles from "./ContractSheet.module.css";

type Part = "home" | "price" | "account" | "phone" | "stamp";

interface ContractSheetProps {
  /** The parts that the text beside it is about, in its order. */
  marked: readonly Part[];
  caption: string;
}

/** A contract as a drawing, for the eye alone: where on it stands what the text beside it says. */
export function ContractSheet({ marked, caption }: ContractSheetProps) {
  const mark = (part: Part) => marked.includes(part) && <b className={styles.mark}>{marked.indexOf(part) + 1}</b>;
  return (
    <figure className={`unprinted ${styles.drawing}`} aria-hidden="true">
      <div className={styles.sheet}>
        <div className={styles.top}>
          <p>{copy.title}</p>
          {marked.includes("stamp") && (
            <span className={styles.stamp}>
              {copy.stamp}
              {mark("stamp")}
            </span>
          )}
        </div>
        <dl>
          {(
            [
              ["account", copy.account, partyOf("seller").name],
              ["home", copy.home, copy.homeBlank],
              ["price", copy.price, copy.priceBlank],
            ] as const
          ).map(([part, name, value]) => (
            <div key={part} className={marked.includes(part) ? styles.marked : undefined}>
              <dt>{name}</dt>
              <dd>{value}</dd>
              {mark(part)}
            </div>
          ))}
        </dl>
        <i className={styles.text} />
        <p className={styles.signed}>
          {copy.signers.map((signer) => (
            <span key={signer}>
              {signer} <i>{copy.seal}</i>
            </span>
          ))}
        </p>
        {marked.includes("phone") && (
          <p className={styles.phone}>
            {complex.phone}
            {mark("phone")}
          </p>
        )}
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
