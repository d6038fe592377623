import { useEffect, useState } from "react";
import { Action } from "../../components/Action.tsx";
import { NoticeBar } from "../../layouts/notice/NoticeBar.tsx";
import { NoticeCard } from "../../layouts/notice/NoticeCard.tsx";
import { readNotice, wordsProblem } from "../../shared/noticeMarkup.ts";
import { noticePlaces, type SiteNotice } from "../../shared/siteNotice.ts";
import styles from "./NoticePreview.module.css";
import { uploadedIn } from "./uploadedPicture.ts";

const screens = [
  { name: "휴대전화", className: styles.phone },
  { name: "넓은 화면", className: styles.wide },
] as const;

/** Of the form that a button is in. */
function noticeIn(form: HTMLFormElement): SiteNotice {
  const data = new FormData(form);
  const [heading = "", words = "", link = "", linkLabel = "", typed] = [
    "heading",
    "words",
    "link",
    "linkLabel",
    "place",
  ].map((name) => String(data.get(name) ?? "").trim());
  const place = noticePlaces.find((known) => known === typed) ?? "both";
  const picture = uploadedIn(form);
  return readNotice("preview", { heading: heading || "(제목 없음)", words, link, linkLabel, place, picture });
}

/** Shows the notice of the form around it as readers will see it. Needs scripts. */
export function NoticePreview() {
  const [hydrated, setHydrated] = useState(false);
  const [shown, setShown] = useState<{ notice: SiteNotice; problem: string | undefined }>();
  useEffect(() => setHydrated(true), []);

  function show(form: HTMLFormElement | null): void {
    if (!form) return;
    const words = new FormData(form).get("words");
    setShown({ notice: noticeIn(form), problem: wordsProblem(String(words ?? "")) });
  }

  return (
    <div className={styles.preview}>
      <Action kind="outline" hidden={!hydrated} onClick={(event) => show(event.currentTarget.form)}>
        {shown ? "미리보기 새로 고침" : "미리보기"}
      </Action>
      {shown?.problem && <p role="alert">{shown.problem}</p>}
      {shown &&
        screens.map(({ name, className }) => (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and has nothing else to focus
          <figure key={name} className={className} tabIndex={0}>
            <figcaption>{name}</figcaption>
            {/* Nothing in it does anything. */}
            <div inert>
              {shown.notice.place !== "dialog" && <NoticeBar notice={shown.notice} />}
              {shown.notice.place !== "bar" && (
                <div className={styles.behind}>
                  <NoticeCard notice={shown.notice} id={`preview-${className}`} />
                </div>
              )}
            </div>
          </figure>
        ))}
    </div>
  );
}
