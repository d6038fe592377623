import { type MouseEvent, type RefObject, useRef, useState } from "react";
import { Action } from "../../components/Action.tsx";
import { ArticlePicture } from "../../components/article/ArticlePicture.tsx";
import { pictureAddress } from "../../shared/articleBody.ts";
import type { ArticleLayout } from "../../shared/deskArticle.ts";
import { fieldLimits } from "../../shared/limits.ts";
import styles from "./PictureFields.module.css";
import { type UploadedPicture, uploadPicture } from "./uploadPicture.ts";

interface Props {
  form: RefObject<HTMLFormElement | null>;
  /** Prefix of the fields' ids. */
  id: string;
  values: ArticleLayout;
  sizeOf: (hash: string) => { width: number; height: number } | undefined;
  onUploaded: (picture: UploadedPicture) => void;
}

/** Inserts a picture at the cursor, in a line of its own. */
function insertInto(form: HTMLFormElement, { alt, hash }: UploadedPicture): void {
  const text = form.elements.namedItem("content") as HTMLTextAreaElement;
  const before = text.value.slice(0, text.selectionStart);
  const gap = before === "" || before.endsWith("\n") ? "" : "\n\n";
  text.setRangeText(`${gap}![${alt}](${pictureAddress(hash)})\n`, text.selectionStart, text.selectionEnd, "end");
  (form.elements.namedItem("format") as HTMLSelectElement).value = "marked";
  text.dispatchEvent(new Event("input", { bubbles: true }));
}

/**
 * The title picture, and picture upload. Without scripts the two buttons send the whole form, which is shown again with
 * the picture in it.
 */
export function PictureFields({ form, id, values, sizeOf, onUploaded }: Props) {
  const [title, setTitle] = useState({ hash: values.picture, alt: values.pictureAlt });
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState("");
  const [failure, setFailure] = useState<string>();
  const file = useRef<HTMLInputElement>(null);
  const alt = useRef<HTMLInputElement>(null);
  const size = sizeOf(title.hash);

  async function upload(place: "title" | "text"): Promise<void> {
    setBusy(true);
    setMessage("");
    const uploaded = await uploadPicture(file.current?.files?.[0], alt.current?.value ?? "");
    setBusy(false);
    setFailure(typeof uploaded === "string" ? uploaded : undefined);
    if (typeof uploaded === "string" || !form.current) return;
    onUploaded(uploaded);
    if (place === "title") setTitle({ hash: uploaded.hash, alt: uploaded.alt });
    else insertInto(form.current, uploaded);
    setMessage(place === "title" ? "제목 사진으로 올렸습니다." : "본문에 사진을 넣었습니다.");
    if (file.current) file.current.value = "";
    if (alt.current) alt.current.value = "";
  }

  const button = (place: "title" | "text", label: string) => (
    <Action
      kind="outline"
      type="submit"
      name="place"
      value={place}
      formAction="/admin/pictures"
      formEncType="multipart/form-data"
      disabled={busy}
      onClick={(event: MouseEvent) => {
        event.preventDefault();
        void upload(place);
      }}
    >
      {label}
    </Action>
  );

  return (
    <fieldset className={styles.pictures}>
      <legend>사진</legend>
      <input type="hidden" name="picture" value={title.hash} />
      {title.hash && (
        <div className={styles.title} key={title.hash}>
          {size && <ArticlePicture picture={{ ...title, ...size, alt: "" }} sizes="12rem" />}
          <div>
            <label htmlFor={`${id}-picture-alt`}>제목 사진의 대체 텍스트</label>
            <input
              id={`${id}-picture-alt`}
              name="pictureAlt"
              defaultValue={title.alt}
              maxLength={fieldLimits.pictureAlt}
            />
            <p className={styles.remove}>
              <input id={`${id}-picture-remove`} type="checkbox" name="removePicture" value="1" />
              <label htmlFor={`${id}-picture-remove`}>저장할 때 제목 사진 빼기</label>
            </p>
          </div>
        </div>
      )}
      <p>
        <label htmlFor={`${id}-file`}>올릴 사진</label>
        <input ref={file} id={`${id}-file`} type="file" name="file" accept="image/jpeg,image/png,image/webp" />
        <small>JPEG, PNG, WebP · 8MB, 2,400만 화소까지</small>
      </p>
      <p>
        <label htmlFor={`${id}-alt`}>대체 텍스트</label>
        <input ref={alt} id={`${id}-alt`} name="alt" maxLength={fieldLimits.pictureAlt} autoComplete="off" />
        <small>사진을 보지 못하는 분께 읽어 드릴 한 문장입니다.</small>
      </p>
      <p className={styles.failure} role="alert">
        {failure}
      </p>
      <p className="fine">
        제목 사진은 기사를 저장할 때 함께 저장됩니다. 저장하지 않고 창을 닫으면 글만 초안으로 남습니다.
      </p>
      <p className={styles.buttons}>
        {button("title", "제목 사진으로")}
        {button("text", "본문에 넣기")}
      </p>
      <p className={styles.message} role="status">
        {busy ? "사진을 올리는 중입니다." : message}
      </p>
    </fieldset>
  );
}
