import { useEffect, useState } from "react";
import { Link } from "react-router-dom";
import { Icon } from "../../components/Icon.tsx";
import { readSaved, toggleSaved } from "../../components/savedHomes.ts";
import { homesPage } from "../../copy/homesPage.ts";
import styles from "./HomeTools.module.css";

const { home: copy } = homesPage;

/** Keeps a home in this browser, beside those of the model. */
export function SaveButton({ home, name }: { home: string; name: string }) {
  const [saved, setSaved] = useState(false);
  useEffect(() => setSaved(readSaved().includes(home)), [home]);
  return (
    <>
      <button
        type="button"
        className={`with-scripts ${styles.tool}`}
        aria-label={`${name} ${saved ? copy.saved : copy.save}`}
        onClick={() => setSaved(toggleSaved(home).includes(home))}
      >
        <Icon name={saved ? "check" : "bookmark"} />
        {saved ? copy.saved : copy.save}
      </button>
      {saved && (
        <Link className={styles.all} to="/ComplexGuide/model#saved">
          {copy.allSaved}
        </Link>
      )}
    </>
  );
}
