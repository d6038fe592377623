import { Picture } from "../../components/Picture.tsx";
import { measurements } from "../../content/generated/measurements.ts";
import { special } from "../../content/home.ts";
import { scenes, siteView } from "../../content/scenes.ts";
import { movement } from "./movement.ts";
import styles from "./SiteModel.module.css";

/** The picture's aspect ratio is 9 to 7. */
const height = (siteView.width * 7) / 9;
const viewBox = [siteView.east - siteView.width / 2, -siteView.north - height / 2, siteView.width, height].join(" ");

/** The site from above, with the towers' outlines and names at their positions in the model. */
export function SiteModel({ sizes }: { sizes: string }) {
  return (
    <figure {...movement}>
      <div className={styles.plan}>
        <Picture name={scenes.site.picture} alt={special.alt} sizes={sizes} />
        <svg className={styles.names} viewBox={viewBox} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
          <path d={measurements.outlines.towers} />
          {measurements.towers.map(({ name, at: [east, north] }) => (
            <g key={name} transform={`translate(${east} ${-north})`}>
              <g>
                <rect x="-8" y="-3.8" width="16" height="7.6" />
                <text textAnchor="middle" dominantBaseline="central">
                  {name}
                </text>
              </g>
            </g>
          ))}
        </svg>
      </div>
      <figcaption>{special.caption}</figcaption>
    </figure>
  );
}
