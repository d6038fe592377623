import { listsHomes } from "../complex/sale/saleStage.ts";
import type { AnnouncedText } from "../shared/announcedTexts.ts";
import type { Sale } from "../shared/sale/sale.ts";

/** What the text after a registration contains, as pages promise it. */
export const textPromise = {
  place: "모델하우스 주소와 오시는 길을 문자로 보내 드립니다.",
  /** Once the office shows which homes are left: with the address of their list, and none of its contents, which would be advertising. */
  withHomes: "모델하우스 주소와 잔여 세대 안내 링크를 문자로 보내 드립니다.",
  /** The list's name in the text. */
  list: "잔여 세대",
} as const;

/** @returns the text about the texts that will follow; empty for none */
export function textNotice(announced: readonly AnnouncedText[], sale: Sale): string {
  return announced
    .map(
      (text) =>
        ({
          visit: listsHomes(sale) ? textPromise.withHomes : textPromise.place,
          news: "동의하신 분양 소식도 보내 드립니다.",
          newsLater: "동의하신 분양 소식은 오전 8시 이후에 보내 드립니다.",
        })[text],
    )
    .join(" ");
}
