import { useEffect, useId, useRef, useState } from "react";
import { Action } from "../../components/Action.tsx";
import { noticeCopy } from "../../copy/siteNotice.ts";
import { uploadPicture } from "../articles/uploadPicture.ts";
import styles from "./Notices.module.css";
import { setUploaded } from "./uploadedPicture.ts";

const copy = noticeCopy.picture;

/** Uploads a picture into the form around it. Without scripts the address of one that was uploaded can be typed. */
export function NoticePictureUpload() {
  const id = useId();
  const file = useRef<HTMLInputElement>(null);
  const [hydrated, setHydrated] = useState(false);
  const [message, setMessage] = useState("");
  useEffect(() => setHydrated(true), []);

  async function upload(form: HTMLFormElement | null): Promise<void> {
    if (!form) return;
    setMessage(copy.uploading);
    const alt = String(new FormData(form).get("pictureAlt") ?? "");
    const picture = await uploadPicture(file.current?.files?.[0], alt);
    if (typeof picture !== "string") setUploaded(form, picture);
    setMessage(typeof picture === "string" ? picture : copy.uploaded);
  }

  return (
    <div className={styles.upload} hidden={!hydrated}>
      <label htmlFor={id}>{copy.file}</label>
      <input ref={file} id={id} type="file" accept="image/jpeg,image/png,image/webp" />
      <Action kind="outline" onClick={(event) => void upload(event.currentTarget.form)}>
        {copy.upload}
      </Action>
      <p role="status">{message}</p>
    </div>
  );
}
