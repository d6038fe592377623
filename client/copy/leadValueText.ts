import { desk } from "./desk.ts";

/** A lead's values that are none of the labels of `desk`. */
export const leadValueText = {
  none: "없음",
  noCallback: "정한 시간 없음",
  noOutcome: "기록 없음",
  absences: (count: number) => `${count}회`,
  sendAfter: (moment: string) => `${moment} 이후 발송`,
  bytes: (count: number) => `${count}바이트`,
  notice: (version: string, hash: string) => `안내문 ${version} (${hash})`,
  noMarketing: `광고 수신 ${desk.marketing.no}`,
  otherSources: "그 밖",
  account: (id: string) => `계정 ${id}`,
  shown: (count: string) => `${count}건`,
};
