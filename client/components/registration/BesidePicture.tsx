import type { PictureName } from "../../content/generated/pictures.ts";
import { Picture } from "../Picture.tsx";
import { covering, sizesFor } from "../pictureSizes.ts";
import styles from "./BesidePicture.module.css";

const [narrow, wide] = [covering("42vw", "31.5vw"), covering("29vw", "21.75vw")];
const sizes = (ratio: number) => `(min-width: 1200px) ${sizesFor(wide, ratio)}, ${sizesFor(narrow, ratio)}`;

/** A picture below the words beside a form, on wide screens. */
export function BesidePicture({ of: { picture, alt } }: { of: { picture: PictureName; alt: string } }) {
  return (
    <div className={`unprinted ${styles.picture}`}>
      <Picture name={picture} alt={alt} sizes={sizes} />
    </div>
  );
}
