import { homePath } from "../../complex/homes/homePath.ts";
import { Icon } from "../../components/Icon.tsx";
import { Shared } from "../../components/Shared.tsx";
import { useShare } from "../../components/useShare.ts";
import { homesPage } from "../../copy/homesPage.ts";
import styles from "./HomeTools.module.css";

const { home: copy } = homesPage;

/** Shares the address of a home's own page. */
export function ShareButton({ home, name }: { home: string; name: string }) {
  const { share, outcome } = useShare();
  return (
    <>
      <button
        type="button"
        className={`with-scripts ${styles.tool}`}
        aria-label={`${name} ${copy.share}`}
        onClick={() => share(name, homePath(home))}
      >
        <Icon name="external" />
        {copy.share}
      </button>
      <Shared outcome={outcome} text={{ copied: copy.shared, failed: copy.unshared }} className={styles.said} />
    </>
  );
}
