import { Link } from "react-router-dom";
import { homeAt } from "../../complex3d/homes.ts";
import { DataTable } from "../../components/DataTable.tsx";
import { InnerSection } from "../../components/InnerSection.tsx";
import { useSale } from "../../components/useSale.tsx";
import { complexModelPage } from "../../copy/complexModelPage.ts";
import { homeFacts, modelAddress } from "./homeFacts.ts";
import styles from "./SavedHomes.module.css";

const { saved: copy } = complexModelPage;

interface Props {
  names: readonly string[];
  /** The hour as text, once the visitor has changed it. */
  clock: string | undefined;
  onDrop: (name: string) => void;
  /** Called when a home's link was followed: the model is further up. */
  onShow: () => void;
}

/** The homes saved in this browser, side by side. */
export function SavedHomes({ names, clock, onDrop, onShow }: Props) {
  const sale = useSale();
  const rows = names.flatMap((name) => {
    const home = homeAt(name);
    if (!home) return [];
    const facts = homeFacts(home, sale);
    const show = (
      <Link
        key="show"
        className={styles.show}
        to={modelAddress(name, clock)}
        replace
        preventScrollReset
        onClick={onShow}
        aria-label={copy.show(facts.name)}
      >
        {facts.name}
      </Link>
    );
    const drop = (
      <button
        key="drop"
        type="button"
        className={styles.drop}
        aria-label={copy.remove(facts.name)}
        onClick={() => onDrop(name)}
      >
        {copy.removeShort}
      </button>
    );
    return [[show, facts.type, facts.direction, `약 ${facts.height}m`, facts.state, facts.price ?? "-", drop]];
  });
  return (
    <InnerSection id="saved" heading={copy.heading} lead={copy.lead} background="panel">
      <div className={styles.table}>
        <DataTable id="saved-table" caption={copy.caption} columns={copy.columns} rows={rows} />
      </div>
    </InnerSection>
  );
}
