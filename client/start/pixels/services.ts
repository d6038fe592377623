import type { PixelIds, PixelService } from "../../shared/pixels.ts";

interface Measuring {
  script: string;
  /** Once the script is there. */
  start(): void;
  pageView(): void;
  registered(key: string): void;
}

interface Wcs {
  inflow(host: string): void;
  trans(event: { type: string; id: string }): void;
}
type KakaoPixel = (id: string) => { pageView(): void; participation(tag: string): void };

/** What the services' scripts add to the window. */
declare global {
  interface Window {
    wcs?: Wcs;
    wcs_add?: Record<string, string>;
    wcs_do?: () => void;
    kakaoPixel?: KakaoPixel;
    dataLayer?: unknown[];
  }
}

/** This address with what names the advertisement, and nothing else that a query may say. */
function here(): string {
  const named = [...new URLSearchParams(location.search)].filter(([name]) =>
    /^(?:utm_\w+|gclid|gbraid|wbraid)$/.test(name),
  );
  const query = new URLSearchParams(named).toString();
  return location.origin + location.pathname + (query && `?${query}`);
}

/** https://naver.github.io/conversion-tracking/pages/01_script_guide_wcstrans/ */
const naver = (id: string): Measuring => ({
  script: "https://wcs.naver.net/wcslog.js",
  start() {
    window.wcs_add = { wa: id };
    window.wcs?.inflow(location.hostname);
  },
  pageView: () => window.wcs_do?.(),
  registered: (key) => window.wcs?.trans({ type: "lead", id: key }),
});

/** https://kakaobusiness.gitbook.io/main/tool/pixel-sdk */
const kakao = (id: string): Measuring => ({
  script: "https://t1.daumcdn.net/kas/static/kp.js",
  start() {},
  pageView: () => window.kakaoPixel?.(id).pageView(),
  registered: () => window.kakaoPixel?.(id).participation("registration"),
});

/** https://developers.google.com/tag-platform/gtagjs/reference */
function google(id: string): Measuring {
  // The script tells commands by being an arguments object.
  function gtag(..._command: unknown[]): void {
    window.dataLayer ??= [];
    // biome-ignore lint/complexity/noArguments: see above
    window.dataLayer.push(arguments);
  }
  gtag("js", new Date());
  gtag("config", id, { send_page_view: false, allow_google_signals: false, page_location: here() });
  return {
    script: `https://www.googletagmanager.com/gtag/js?id=${id}`,
    start() {},
    pageView() {
      gtag("set", { page_location: here() });
      gtag("event", "page_view", { page_location: here() });
    },
    registered: (key) => gtag("event", "generate_lead", { transaction_id: key }),
  };
}

const services: Record<PixelService, (id: string) => Measuring> = { naver, kakao, google };

/** Loads the services' scripts; each is told of this page, and from then on of the others and of registrations. */
export function startServices(ids: PixelIds) {
  const started: Measuring[] = [];
  for (const [name, id] of Object.entries(ids) as [PixelService, string][]) {
    const service = services[name](id);
    const script = Object.assign(document.createElement("script"), { src: service.script, async: true });
    script.addEventListener("load", () => {
      started.push(service);
      service.start();
      service.pageView();
    });
    document.head.append(script);
  }
  return {
    pageView() {
      for (const service of started) service.pageView();
    },
    registered(key: string) {
      for (const service of started) service.registered(key);
    },
  };
}

/** Deletes the cookies that the services' scripts have set for this host and those above it. */
export function forgetCookies(): void {
  const hosts = location.hostname.split(".").map((_, at, labels) => labels.slice(at).join("."));
  for (const [name = ""] of document.cookie.split("; ").map((cookie) => cookie.split("="))) {
    if (!/^(?:_ga|NA_|NVADID|wcs|_kp|_kaka)/.test(name)) continue;
    for (const domain of ["", ...hosts.map((host) => `;domain=${host}`)]) {
      // biome-ignore lint/suspicious/noDocumentCookie: Safari before 18.4 and Firefox before 140 have no cookie store
      document.cookie = `${name}=;path=/;max-age=0${domain}`;
    }
  }
}
