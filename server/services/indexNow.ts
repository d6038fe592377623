import type { IndexNowSettings } from "../config/externalServices.ts";
import { isSuccess, requestJson } from "./requestJson.ts";

const timeout = 10_000;

/**
 * Tells search engines of changed pages: https://www.indexnow.org/documentation. What one of them is told, it tells the
 * others, Naver and Bing among them.
 * @param paths not encoded
 * @throws Error with the answer's status; the key file isn't found (403), or there were too many (429)
 */
export async function announcePages({ url, key }: IndexNowSettings, publicUrl: string, paths: readonly string[]) {
  const answer = await requestJson({
    url: `${url}/indexnow`,
    body: {
      host: new URL(publicUrl).host,
      key,
      keyLocation: `${publicUrl}/${key}.txt`,
      urlList: paths.map((path) => publicUrl + encodeURI(path)),
    },
    timeout,
  });
  if (!isSuccess(answer)) throw new Error(`IndexNow: ${answer.failure ?? `HTTP ${answer.status}`}`);
}
