import { acceptsVisits } from "../../complex/sale/saleStage.ts";
import { Icon } from "../../components/Icon.tsx";
import { InnerSection } from "../../components/InnerSection.tsx";
import { textLinkClass } from "../../components/TextLink.tsx";
import { useSale } from "../../components/useSale.tsx";
import { complex } from "../../content/complex.ts";
import { locationPage } from "../../content/locationGuide.ts";
import styles from "./Directions.module.css";
import { mapLinks } from "./mapLinks.ts";
import { openMap } from "./openMap.ts";

const { heading, lead, modelHouse, addressLabel, opens } = locationPage.directions;
const links = mapLinks(complex);

/** The address, and links to map apps. */
export function Directions() {
  const sale = useSale();
  return (
    <InnerSection
      id="directions"
      heading={heading}
      lead={acceptsVisits(sale) ? `${lead} ${modelHouse}` : lead}
      background="panel"
    >
      <div>
        <p className={styles.address}>
          <span className="quiet">{addressLabel}</span> {complex.address}
        </p>
        <ul className={`unprinted ${styles.maps}`}>
          {links.map((link) => (
            <li key={link.scheme}>
              <a
                className={textLinkClass}
                href={link.web}
                target="_blank"
                rel="noopener"
                // Sized until hydration, so that the app opens instead of the web page.
                data-replay
                onClick={(event) => {
                  if (openMap(link)) event.preventDefault();
                }}
              >
                {link.label}
                <span className="vh"> {opens}</span>
                <Icon name="external" />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </InnerSection>
  );
}
