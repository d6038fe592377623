import type { PictureName } from "../../content/generated/pictures.ts";
import { Picture } from "../Picture.tsx";
import styles from "./BesidePicture.module.css";

/** A picture below the words beside a form, on wide screens. */
export function BesidePicture({ of: { picture, alt } }: { of: { picture: PictureName; alt: string } }) {
  return (
    <div className={`unprinted ${styles.picture}`}>
      <Picture name={picture} alt={alt} sizes="(min-width: 1360px) 22vw, 42vw" />
    </div>
  );
}
