import { type MouseEvent, useRef, useState } from "react";
import { Icon } from "../../components/Icon.tsx";
import { Picture, plainFile } from "../../components/Picture.tsx";
import { pictureIfMade } from "../../components/pictureIfMade.ts";
import { communityPage } from "../../content/communityFacilities.ts";
import type { PictureName } from "../../content/generated/pictures.ts";
import type { Facility } from "../../contract/complexContent.ts";
import { pictureViewer } from "../../copy/pictureViewer.ts";
import styles from "./Facilities.module.css";
import { PictureViewer } from "./PictureViewer.tsx";

interface FacilitiesProps {
  /** Unique on the page. */
  id: string;
  facilities: readonly Facility[];
}

/** The facilities of one group: those that have a picture large, the others as a list under them. */
export function Facilities({ id, facilities }: FacilitiesProps) {
  const viewer = useRef<HTMLDialogElement>(null);
  const [at, setAt] = useState<number>();
  const seen = facilities.flatMap((facility) => {
    const picture = pictureIfMade(facility.id);
    return picture ? [{ ...facility, picture }] : [];
  });
  const told = facilities.filter((facility) => !pictureIfMade(facility.id));
  const enlarge = (event: MouseEvent, index: number) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setAt(index);
    viewer.current?.showModal();
  };
  return (
    <>
      {seen.length > 0 && (
        <>
          <ul className={styles.seen}>
            {seen.map((facility, index) => (
              <li key={facility.id}>
                <FacilityPicture
                  {...facility}
                  wide={seen.length === 4 ? "48vw" : index === 0 ? "60vw" : "29vw"}
                  enlarge={(event) => enlarge(event, index)}
                />
                <Words {...facility} />
              </li>
            ))}
          </ul>
          <PictureViewer ref={viewer} id={`${id}-viewer`} pictures={seen} at={at} show={setAt} />
        </>
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

interface FacilityPictureProps {
  name: string;
  picture: PictureName;
  /** How wide it stands on a desk's screen: the first of a group is large, and four share two rows. */
  wide: "60vw" | "48vw" | "29vw";
  enlarge: (event: MouseEvent) => void;
}

/** A picture that opens enlarged; without scripts it links to the file. */
function FacilityPicture({ name, picture, wide, enlarge }: FacilityPictureProps) {
  const sizes = `(max-width: 900px) ${wide === "60vw" ? "98vw" : "49vw"}, ${wide}`;
  return (
    <div className={styles.picture}>
      <Picture name={picture} alt={communityPage.pictureAlt(name)} sizes={sizes} />
      <a
        className={styles.enlarge}
        href={plainFile(picture)}
        aria-label={pictureViewer.enlarge(name)}
        aria-haspopup="dialog"
        onClick={enlarge}
      >
        <Icon name="expand" />
      </a>
    </div>
  );
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
