import { type MouseEvent, useRef, useState } from "react";
import { Icon } from "../../components/Icon.tsx";
import { opensElsewhere } from "../../components/opensElsewhere.ts";
import { Picture, plainFile } from "../../components/Picture.tsx";
import { covering, type Sizes, sizesFor } from "../../components/pictureSizes.ts";
import { renderedPicture } from "../../components/renderedPicture.ts";
import { communityPage } from "../../content/communityFacilities.ts";
import type { PictureName } from "../../content/generated/pictures.ts";
import { pictureViewer } from "../../copy/pictureViewer.ts";
import type { Facility } from "../../shared/complexContent.ts";
import styles from "./Facilities.module.css";
import { PictureViewer } from "./PictureViewer.tsx";

const row = (width: number) => covering(`${width}vw`, `${width / 1.5}vw`);

/** The first of a group on desktops is as high as the two beside it with their texts. */
const large = covering("60vw", "38vw + 200px");

/** How wide each is on phones, tablets and desktops: the first of a group is large, and four share two rows. */
function sizesOf(count: number, index: number): Sizes {
  const [phone, tablet, wide] = [
    row(index === 0 ? 90 : 42),
    row(count !== 4 && index === 0 ? 90 : 44),
    count === 4 ? row(44) : index === 0 ? large : row(28.5),
  ];
  return (ratio) =>
    `(max-width: 600px) ${sizesFor(phone, ratio)}, (max-width: 900px) ${sizesFor(tablet, ratio)}, ${sizesFor(wide, ratio)}`;
}

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
    const picture = renderedPicture(facility.id);
    return picture ? [{ ...facility, picture }] : [];
  });
  const withoutPicture = facilities.filter((facility) => !renderedPicture(facility.id));
  const enlarge = (event: MouseEvent, index: number) => {
    if (opensElsewhere(event)) return;
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
                  sizes={sizesOf(seen.length, index)}
                  enlarge={(event) => enlarge(event, index)}
                />
                <FacilityText {...facility} />
              </li>
            ))}
          </ul>
          <PictureViewer ref={viewer} id={`${id}-viewer`} pictures={seen} at={at} show={setAt} />
        </>
      )}
      {withoutPicture.length > 0 && (
        <ul className={styles.others}>
          {withoutPicture.map((facility) => (
            <li key={facility.id}>
              <FacilityText {...facility} />
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
  sizes: Sizes;
  enlarge: (event: MouseEvent) => void;
}

/** A picture that opens enlarged; without scripts it links to the file. */
function FacilityPicture({ name, picture, sizes, enlarge }: FacilityPictureProps) {
  return (
    <div className={styles.picture}>
      <Picture name={picture} alt={communityPage.pictureAlt(name)} sizes={sizes} />
      <a
        className={`unprinted ${styles.enlarge}`}
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

function FacilityText({ name, place, text }: Facility) {
  return (
    <>
      <h3>{name}</h3>
      <p className="fine">{place}</p>
      <p>{text}</p>
    </>
  );
}
