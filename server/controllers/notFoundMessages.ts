/** Message for a URL that names no article. */
export const articleNotFound = "기사를 찾을 수 없습니다.";

/** Message for a URL that names no lead. */
export const leadNotFound = "상담을 찾을 수 없습니다. 보유기간이 지나 파기되었을 수 있습니다.";
