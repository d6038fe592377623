import { type PressPicture, pictureAddress } from "../../shared/articleBody.ts";
import type { UploadedPicture } from "../articles/uploadPicture.ts";

/** The pictures uploaded into a form, whose sizes its preview needs. */
const uploaded = new WeakMap<HTMLFormElement, UploadedPicture>();

/** Puts a picture into a notice's form. */
export function setUploaded(form: HTMLFormElement, picture: UploadedPicture): void {
  uploaded.set(form, picture);
  (form.elements.namedItem("picture") as HTMLInputElement).value = pictureAddress(picture.hash);
}

/** @returns the picture that was uploaded into a form, while the form names it */
export function uploadedIn(form: HTMLFormElement): PressPicture | undefined {
  const picture = uploaded.get(form);
  const named = new FormData(form).get("picture");
  return picture && named === pictureAddress(picture.hash) ? picture : undefined;
}
