import type { AnnouncedText } from "../shared/announcedTexts.ts";

/** @returns the text about the texts that will follow; empty for none */
export function textNotice(announced: readonly AnnouncedText[]): string {
  const later = announced.includes("newsLater") ? ["잔여 세대 안내는 오전 8시 이후에 문자로 보내 드립니다."] : [];
  if (!announced.includes("visit")) return later.join("");
  const now = announced.includes("news") ? "모델하우스 주소와 잔여 세대 안내를" : "모델하우스 주소와 오시는 길을";
  return [`${now} 문자로 보내 드립니다.`, ...later].join(" ");
}
