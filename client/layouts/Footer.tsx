import { Link } from "react-router-dom";
import { namedParties } from "../complex/sale/parties.ts";
import { actionClass } from "../components/Action.tsx";
import { ChannelLink } from "../components/ChannelLink.tsx";
import { Icon } from "../components/Icon.tsx";
import { useSale } from "../components/useSale.tsx";
import { useSiteMap } from "../components/useSiteMap.ts";
import { complex } from "../content/complex.ts";
import { officialLine } from "../copy/official.ts";
import { inquiryLabels } from "../copy/sale/saleCopy.ts";
import styles from "./Footer.module.css";
import { Logo } from "./Logo.tsx";
import { VisitButton } from "./popup/VisitButton.tsx";

/** Seller, builder, and legal notices. */
export function Footer() {
  const sale = useSale();
  const { footerLinks } = useSiteMap();
  return (
    <footer className={`dark deepest ${styles.footer}`} id="footer">
      <div className={`wrap ${styles.inside}`}>
        <div>
          <Logo />
          <p className={styles.tagline}>{complex.tagline}</p>
          <VisitButton className={actionClass({ kind: "primary" })}>
            {inquiryLabels(sale).action}
            <Icon name="arrow" />
          </VisitButton>
        </div>
        <dl className={styles.facts}>
          <div>
            <dt>대표전화</dt>
            <dd>
              <a className={styles.phone} href={complex.phoneHref}>
                {complex.phone}
              </a>
              <span>{complex.consultationHours}</span>
              <ChannelLink className={styles.more} />
            </dd>
          </div>
          <div>
            <dt>사업지</dt>
            <dd>{complex.address}</dd>
          </div>
          <div>
            <dt>{officialLine.term}</dt>
            <dd>
              {officialLine.text}{" "}
              <Link className={styles.more} to="/official">
                {officialLine.link}
              </Link>
            </dd>
          </div>
          {namedParties.map(({ id, role, name }) => (
            <div key={id}>
              <dt>{role}</dt>
              <dd>{name}</dd>
            </div>
          ))}
        </dl>
        <div className={styles.links}>
          <ul>
            {footerLinks.map(({ label, path }) => (
              <li key={path}>
                <Link to={path}>{label}</Link>
              </li>
            ))}
          </ul>
          <details className={styles.family}>
            <summary>
              패밀리 사이트
              <Icon name="plus" />
            </summary>
            <ul>
              <li>
                <a href={complex.familySite.url} target="_blank" rel="noopener noreferrer">
                  {complex.familySite.label}
                  <Icon name="external" />
                  <span className="vh">(새 창)</span>
                </a>
              </li>
            </ul>
          </details>
        </div>
        <p className={styles.disclaimer}>
          {complex.disclaimer} {complex.sample}
        </p>
        <p className={styles.copyright}>{complex.copyright}</p>
      </div>
    </footer>
  );
}
