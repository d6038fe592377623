import { useEffect, useRef, useState } from "react";
import { Link, useMatch } from "react-router-dom";
import { saleHome } from "../../complex/homes/saleHomes.ts";
import { homeNameOf } from "../../complex/plans/homeKeys.ts";
import { reservationPath } from "../../complex/reservationPath.ts";
import { acceptsVisits } from "../../complex/sale/saleStage.ts";
import { ChannelLink } from "../../components/ChannelLink.tsx";
import { Icon } from "../../components/Icon.tsx";
import { Picture } from "../../components/Picture.tsx";
import { byLayout, covering } from "../../components/pictureSizes.ts";
import { carryInput } from "../../components/registration/keptInput.ts";
import { RegistrationForm } from "../../components/registration/RegistrationForm.tsx";
import { useSale } from "../../components/useSale.tsx";
import { complex } from "../../content/complex.ts";
import { scenes } from "../../content/scenes.ts";
import { promotionPage } from "../../copy/promotion.ts";
import { inquiryLabels } from "../../copy/sale/saleCopy.ts";
import { visits } from "../../copy/visits.ts";
import { homesPath } from "../../shared/homePaths.ts";
import { dialogCommand } from "../dialogCommand.ts";
import { popupId, popupOpened } from "./popupDialog.ts";
import styles from "./VisitPopup.module.css";

const closeCommand = dialogCommand("close", popupId);

/** The registration popup. It stays in the page when closed, so that its input is kept. */
export function VisitPopup() {
  const dialog = useRef<HTMLDialogElement>(null);
  const [opened, setOpened] = useState(0);
  const sale = useSale();
  /** The home over whose page it opens; nobody may ask for one before its notice. */
  const home = useMatch(`${homesPath}/:home`)?.params.home ?? "";
  const name = saleHome(home) && homeNameOf(home);

  useEffect(() => {
    const popup = dialog.current;
    const count = () => setOpened((before) => before + 1);
    popup?.addEventListener(popupOpened, count);
    return () => popup?.removeEventListener(popupOpened, count);
  }, []);

  return (
    <dialog ref={dialog} id={popupId} popover="auto" className={styles.popup} aria-labelledby="visit-title">
      <div className={styles.inside}>
        <div className={styles.picture}>
          <Picture name={scenes.popup.picture} alt="" sizes={byLayout("1px", covering("440px", "min(90vh, 860px)"))} />
        </div>
        <div className={styles.body}>
          <p className={styles.phone}>
            {complex.consultationHours} <a href={complex.phoneHref}>{complex.phone}</a> <ChannelLink />
          </p>
          <h2 id="visit-title" tabIndex={-1}>
            {inquiryLabels(sale).name}
          </h2>
          {/* It replaces the popup's history entry. */}
          {acceptsVisits(sale) && (
            <Link
              to={`${reservationPath}${name ? `?home=${home}` : ""}#reserve`}
              replace
              className={styles.times}
              onClick={() => {
                const form = dialog.current?.querySelector("form");
                if (form) carryInput(form, "customer");
              }}
            >
              <Icon name="calendar" />
              {visits.chooseTime}
              <Icon name="arrow" />
            </Link>
          )}
          {name && <p className={styles.home}>{promotionPage.asked(name)}</p>}
          <RegistrationForm form="popup" opened={opened} {...(name && { values: { unit: name } })} />
        </div>
        <button type="button" className={styles.close} aria-label="닫기" {...closeCommand}>
          <Icon name="close" />
        </button>
      </div>
    </dialog>
  );
}
