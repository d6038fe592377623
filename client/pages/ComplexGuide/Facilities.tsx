import { Picture } from "../../components/Picture.tsx";
import { communityPage, type Facility } from "../../content/communityFacilities.ts";
import { pictureIfMade } from "../../content/pictureIfMade.ts";
import styles from "./Facilities.module.css";

/** The facilities of one group: those that have a picture large, the others as a list under them. */
export function Facilities({ facilities }: { facilities: readonly Facility[] }) {
  const seen = facilities.filter(({ id }) => pictureIfMade(id));
  const told = facilities.filter(({ id }) => !pictureIfMade(id));
  return (
    <>
      {seen.length > 0 && (
        <ul className={styles.seen}>
          {seen.map((facility) => (
            <li key={facility.id}>
              <FacilityPicture {...facility} />
              <Words {...facility} />
            </li>
          ))}
        </ul>
      )}
      {told.length > 0 && (
        <ul className={styles.told}>
          {told.map((facility) => (
            <li key={facility.id}>
              <Words {...facility} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function FacilityPicture({ id, name }: Facility) {
  const picture = pictureIfMade(id);
  return picture && <Picture name={picture} alt={communityPage.pictureAlt(name)} sizes="(width <= 900px) 90vw, 58vw" />;
}

function Words({ name, place, text }: Facility) {
  return (
    <>
      <h3>{name}</h3>
      <p className="fine">{place}</p>
      <p>{text}</p>
    </>
  );
}
