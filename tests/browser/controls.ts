import { horizontalOverflow } from "./accessibility.ts";
import { delayRequests, expect, type Page } from "./test.ts";

/* Tests the contract of client/start/queueUntilHydrated.ts for every control of every page. Violations are controls that do nothing
   before hydration, and React listeners whose events are not replayed. */

export const entries = /assets\/entry-(client|tour)-.*\.js/;

/**
 * Inspects the page as the server rendered it, with the early script only.
 * @returns the controls that neither work natively nor are held
 */
export async function withoutContract(page: Page): Promise<string[]> {
  const { faults, found } = await inspect(page, [...existing]);
  for (const url of found) existing.add(url);
  return faults;
}

/** URLs that links led to in earlier tests of this process: rendering each again would take most of the test. */
const existing = new Set<string>();

const inspect = (page: Page, known: string[]) =>
  page.evaluate(async (alreadyFound) => {
    const found = new Set(alreadyFound);
    // Collapsed content counts as visible, except for its layout.
    for (const folded of document.querySelectorAll("details")) {
      folded.removeAttribute("name");
      folded.open = true;
    }
    const faults: string[] = [];
    const name = (element: Element) => element.outerHTML.slice(0, 160);
    const find = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];

    /** A dialog that only the page's code opens is never visible before hydration. */
    const unseen = (element: Element) => {
      const dialog = element.closest("dialog");
      const later = dialog !== null && !document.querySelector(`[commandfor="${dialog.id}"][command="show-modal"]`);
      return later || element.closest("[hidden], noscript") !== null || element.matches(":disabled");
    };
    const isInvisible = (element: Element) => getComputedStyle(element).visibility === "hidden";
    const isHeld = (element: Element, event: Event) => {
      const refused = !element.dispatchEvent(event);
      return refused && document.documentElement.dataset.busy !== undefined;
    };
    const clicked = () => new MouseEvent("click", { bubbles: true, cancelable: true });
    // Kept by the page, which is looked at again at another width.
    const page = window as unknown as { texts?: Map<string, Promise<string | undefined>> };
    page.texts ??= new Map();
    const { texts } = page;
    /** Whether each page exists that a link leads to, found out for all of them at once. */
    const heads = new Map<string, Promise<boolean>>();
    const exists = (url: string): Promise<boolean> => {
      const head = heads.get(url) ?? fetch(url, { method: "HEAD" }).then(({ ok }) => ok);
      heads.set(url, head);
      return head;
    };
    /** @returns the page at a URL; undefined if there is none */
    const textAt = ({ href }: URL): Promise<string | undefined> => {
      const text = texts.get(href) ?? fetch(href).then((answer) => (answer.ok ? answer.text() : undefined));
      texts.set(href, text);
      return text;
    };

    async function leads(link: HTMLAnchorElement): Promise<boolean> {
      const { protocol, origin, hash, pathname, search } = new URL(link.href);
      if (!/^https?:$/.test(protocol)) return /^(tel|mailto):$/.test(protocol);
      if (hash && pathname === location.pathname && search === location.search)
        return document.getElementById(decodeURIComponent(hash.slice(1))) !== null;
      // Opening an article counts a view, and a download isn't a page.
      if (origin !== location.origin || /\/press\/\d+$/.test(pathname) || link.download !== "") return true;
      const url = origin + pathname + search;
      if (!found.has(url) && (await exists(url))) found.add(url);
      return found.has(url);
    }
    async function sends(button: HTMLButtonElement): Promise<boolean> {
      const { form } = button;
      if (!form || !(form.hasAttribute("action") || button.hasAttribute("formaction"))) return false;
      // The attribute, because the property returns a field named "action" if there is one.
      const action = new URL(button.getAttribute("formaction") ?? form.getAttribute("action") ?? "", location.href);
      if (action.origin !== location.origin) return false;
      if (form.method === "post") return /^\/(session|registrations|admin|[^/]+\/press)(\/|$)/.test(action.pathname);
      action.search = new URLSearchParams(new FormData(form, button) as never).toString();
      const drawn = await textAt(action);
      // The server must render the selection, or the form would only load the same page again.
      const chooses = button.name !== "" && button.ariaSelected !== "true" && button.ariaCurrent !== "true";
      return drawn !== undefined && (!chooses || drawn !== (await textAt(new URL(location.href))));
    }

    await Promise.all(
      find("a, area").map(async (link) => {
        if (!unseen(link) && !(link instanceof HTMLAnchorElement && link.hasAttribute("href") && (await leads(link))))
          faults.push(`leads nowhere: ${name(link)}`);
      }),
    );

    for (const button of find("button, input[type=submit], input[type=button]")) {
      if (!(button instanceof HTMLButtonElement)) faults.push(`no button element: ${name(button)}`);
      else if (unseen(button) || isInvisible(button)) continue;
      else if (button.type === "submit") {
        if (!(await sends(button))) faults.push(`sends nothing: ${name(button)}`);
      } else if (button.hasAttribute("commandfor")) {
        const works = ["show-modal", "close"].includes(button.getAttribute("command") ?? "");
        const dialog = document.getElementById(button.getAttribute("commandfor") ?? "");
        if (!works || !(dialog instanceof HTMLDialogElement)) faults.push(`commands nothing: ${name(button)}`);
      } else if (!isHeld(button, clicked())) faults.push(`isn't held: ${name(button)}`);
    }

    for (const field of find("input:not([type=submit], [type=button]), select, textarea") as HTMLInputElement[]) {
      if (unseen(field) || isInvisible(field)) continue;
      // Without a form, a field's change is replayed, and its result must be marked as pending.
      const kept = field.form ? field.name !== "" : document.querySelector(":scope output") !== null;
      if (!kept) faults.push(`loses its value: ${name(field)}`);
    }

    for (const part of find(
      "[role=tab], [role=slider], [role=button], [role=switch], [data-keys], [contenteditable]",
    )) {
      if (unseen(part)) continue;
      const native = part.matches("button, a[href], summary, input, [data-keys]");
      const key = new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true, cancelable: true });
      const keyed = !part.matches("[role=tab], [role=slider], [data-keys]") || isHeld(part, key);
      if (!native || !keyed) faults.push(`has a role and no key handling: ${name(part)}`);
    }

    for (const stop of find('[tabindex="0"]')) {
      if (unseen(stop) || stop.matches("a, button, input, select, textarea, summary, [role=tabpanel]")) continue;
      const { overflowX, overflowY } = getComputedStyle(stop);
      if (![overflowX, overflowY].some((overflow) => /auto|scroll/.test(overflow)))
        faults.push(`is focusable without a function: ${name(stop)}`);
    }

    for (const element of find("body *")) {
      const looks = /grab|crosshair|zoom|move|resize/.test(getComputedStyle(element).cursor);
      if (looks && !unseen(element) && element.parentElement && !element.closest("svg [data-point] *"))
        if (!element.matches("[data-point], [data-point] *") || !isHeld(element, clicked()))
          faults.push(`looks draggable or clickable: ${name(element)}`);
    }

    // For the next check: what can be scrolled sideways by touch. Elements that are hidden at this width can't be
    // measured.
    for (const element of find("body *"))
      if (/auto|scroll/.test(getComputedStyle(element).overflowX))
        if (element.scrollWidth > element.clientWidth || !element.checkVisibility())
          Object.assign(element, { [`scrolledAt${innerWidth}`]: true });
    return { faults, found: [...found] };
  }, known);

/** @returns React listeners whose earlier events are not replayed */
const unheard = (page: Page) =>
  page.evaluate(() => {
    const faults: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>("body *")) {
      const key = Object.keys(element).find((property) => property.startsWith("__reactProps$"));
      const props = (key ? (element as never)[key] : {}) as Record<string, unknown>;
      const dialog = element.closest("dialog");
      if (dialog && !document.querySelector(`[commandfor="${dialog.id}"]`)) continue;
      const listens = (...events: string[]) => events.some((event) => typeof props[event] === "function");
      const fault = (what: string) => faults.push(`${what}: ${element.outerHTML.slice(0, 160)}`);

      if (listens("onClick") && !element.matches("a[href], button, [data-point]"))
        fault("a click listener on something that is no control");
      if (listens("onKeyDown", "onKeyUp") && !element.matches("[role=tab], [data-keys]")) fault("a key");
      const gestures = ["onPointerDown", "onPointerMove", "onTouchStart", "onTouchMove", "onMouseDown", "onWheel"];
      const scrolls = [element, ...element.querySelectorAll("*")].some((part) => `scrolledAt${innerWidth}` in part);
      if (listens(...gestures) && !scrolls) fault("a gesture listener on something that doesn't scroll natively");
      if (listens("onDoubleClick", "onMouseMove", "onDrop", "onDragOver", "onPaste")) fault("a gesture");
      if (listens("onChange", "onInput") && "form" in element && element.form)
        if (("value" in props && !element.matches("[type=checkbox]")) || "checked" in props)
          fault("a controlled field in a form, which keeps its own values");
    }
    return faults;
  });

/** A phone and a desktop: both are looked at in one load, since no style asks what points at the page. */
const widths = [390, 1440];

/** Expects the contract of what the server wrote, and then of what the browser's code has made of it. */
export async function expectContract(page: Page, path: string): Promise<void> {
  const release = await delayRequests(page, entries);
  await page.goto(path, { waitUntil: "commit" });
  // The page is complete once its last element and its style sheets are there; the load event waits for the script.
  await page.waitForFunction(
    () =>
      document.readyState !== "loading" &&
      [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")].every(({ sheet }) => sheet),
  );
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect(await withoutContract(page), `at ${width} px`).toEqual([]);
  }
  release();
}

export async function expectListenersHeard(page: Page): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect(await unheard(page), `at ${width} px`).toEqual([]);
    expect(await horizontalOverflow(page), `at ${width} px`).toBeLessThanOrEqual(0);
  }
}
