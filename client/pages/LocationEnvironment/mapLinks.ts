/**
 * Links to the three map apps used in Korea, each with its web page as a fallback. Naver:
 * https://guide.ncloud-docs.com/docs/maps-url-scheme; Kakao: https://apis.map.kakao.com/web/guide/#routeurl
 */
export interface Place {
  name: string;
  address: string;
  /** Degrees. With them the links show a route, without them they search for the address. */
  coordinates?: { latitude: number; longitude: number } | undefined;
}

export interface MapLink {
  label: string;
  /** URL for any browser. */
  web: string;
  scheme: string;
  /** The part after the app's scheme. */
  call: string;
  /** The app's package on Android. */
  android: string;
}

export function mapLinks({ name, address, coordinates }: Place): readonly MapLink[] {
  const to = encodeURIComponent(name);
  const query = encodeURIComponent(address);
  const { latitude, longitude } = coordinates ?? {};
  const known = coordinates !== undefined;
  return [
    {
      label: "네이버지도",
      web: known
        ? `https://map.naver.com/p/directions/-/${longitude},${latitude},${to}/-/car`
        : `https://map.naver.com/p/search/${query}`,
      scheme: "nmap",
      call: known ? `route/car?dlat=${latitude}&dlng=${longitude}&dname=${to}` : `search?query=${query}`,
      android: "com.nhn.android.nmap",
    },
    {
      label: "카카오맵",
      web: known
        ? `https://map.kakao.com/link/to/${to},${latitude},${longitude}`
        : `https://map.kakao.com/link/search/${query}`,
      scheme: "kakaomap",
      call: known ? `route?ep=${latitude},${longitude}&by=CAR` : `search?q=${query}`,
      android: "net.daum.android.map",
    },
    {
      label: "TMAP",
      web: known
        ? `https://www.tmap.co.kr/tmap2/mobile/route.jsp?name=${to}&lon=${longitude}&lat=${latitude}`
        : `https://www.tmap.co.kr/tmap2/mobile/search.jsp?name=${query}`,
      scheme: "tmap",
      call: known ? `route?goalname=${to}&goalx=${longitude}&goaly=${latitude}` : `search?name=${query}`,
      android: "com.skt.tmap.ku",
    },
  ];
}

/** Naver's app requires the caller's name. */
const signed = ({ scheme, call }: MapLink, caller: string) =>
  scheme === "nmap" ? `${call}&appname=${encodeURIComponent(caller)}` : call;

/** @param caller the origin of the site that calls the app */
export const appAddress = (link: MapLink, caller: string) => `${link.scheme}://${signed(link, caller)}`;

/** On Android the browser falls back to the web when the app isn't installed. */
export function androidAddress(link: MapLink, caller: string): string {
  const intent = [
    `scheme=${link.scheme}`,
    "action=android.intent.action.VIEW",
    "category=android.intent.category.BROWSABLE",
    `package=${link.android}`,
    `S.browser_fallback_url=${encodeURIComponent(link.web)}`,
  ];
  return `intent://${signed(link, caller)}#Intent;${intent.join(";")};end`;
}
