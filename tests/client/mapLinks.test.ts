import { expect, test } from "vitest";
import { androidAddress, appAddress, mapLinks } from "../../client/pages/LocationEnvironment/mapLinks.ts";

const caller = "https://lumina.example";
const addresses = (place: Parameters<typeof mapLinks>[0]) =>
  mapLinks(place).map((link) => ({ web: link.web, app: appAddress(link, caller) }));

test("a place with coordinates gets a route", () => {
  const coordinates = { latitude: 37.5, longitude: 127.25 };
  expect(addresses({ name: "A b", address: "C 1", coordinates })).toEqual([
    {
      web: "https://map.naver.com/p/directions/-/127.25,37.5,A%20b/-/car",
      app: "nmap://route/car?dlat=37.5&dlng=127.25&dname=A%20b&appname=https%3A%2F%2Flumina.example",
    },
    { web: "https://map.kakao.com/link/to/A%20b,37.5,127.25", app: "kakaomap://route?ep=37.5,127.25&by=CAR" },
    {
      web: "https://www.tmap.co.kr/tmap2/mobile/route.jsp?name=A%20b&lon=127.25&lat=37.5",
      app: "tmap://route?goalname=A%20b&goalx=127.25&goaly=37.5",
    },
  ]);
});

test("a place without them is searched for by its address", () => {
  expect(addresses({ name: "A b", address: "C 1" })).toEqual([
    {
      web: "https://map.naver.com/p/search/C%201",
      app: "nmap://search?query=C%201&appname=https%3A%2F%2Flumina.example",
    },
    { web: "https://map.kakao.com/link/search/C%201", app: "kakaomap://search?q=C%201" },
    { web: "https://www.tmap.co.kr/tmap2/mobile/search.jsp?name=C%201", app: "tmap://search?name=C%201" },
  ]);
});

test("Android gets the web page as a fallback", () => {
  const [, kakao] = mapLinks({ name: "A", address: "C 1" });
  if (!kakao) throw new Error("no link");
  expect(androidAddress(kakao, caller)).toBe(
    "intent://search?q=C%201#Intent;scheme=kakaomap;action=android.intent.action.VIEW;" +
      "category=android.intent.category.BROWSABLE;package=net.daum.android.map;" +
      "S.browser_fallback_url=https%3A%2F%2Fmap.kakao.com%2Flink%2Fsearch%2FC%25201;end",
  );
});
