import { mayMeasure, type PixelData } from "../shared/pixels.ts";
import { readChoice, writeChoice } from "./pixels/choice.ts";
import { questionBar, settingsStrip } from "./pixels/questionBar.ts";
import { forgetCookies, startServices } from "./pixels/services.ts";

/*
 * Asks visitors whether services may measure, where the operator has ids of any, and loads them after a yes. Pages without
 * ids have neither this script nor a byte for it: so it watches the page's requests and addresses, instead of being called.
 */
const data: PixelData = JSON.parse(document.getElementById("pixels")?.textContent ?? "null");
const services = Object.keys(data.ids).join();
let measuring: ReturnType<typeof startServices> | undefined;
let bar: HTMLElement | undefined;

const hereIsMeasured = () => mayMeasure(new URL(location.href));

function start(): void {
  if (!measuring && hereIsMeasured()) measuring = startServices(data.ids);
}

function ask(): void {
  if (bar) return;
  bar = questionBar(data, choose);
  document.body.append(bar);
}

function choose(agreed: boolean): void {
  bar?.remove();
  bar = undefined;
  try {
    writeChoice(data.storageKey, services, agreed);
  } catch {
    return;
  }
  if (agreed) start();
  else {
    forgetCookies();
    // A script that runs can't be taken out of a document; a new one never has it.
    if (measuring) location.reload();
  }
}

/** Registrations that were told, by their keys: one that is sent again is told once. */
const told = new Set<string>();
const send = window.fetch;
window.fetch = async (input, init) => {
  const response = await send(input, init);
  if (input === "/registrations" && response.status === 201) {
    const { key } = JSON.parse(String(init?.body)) as { key: string };
    if (!told.has(key)) measuring?.registered(key);
    told.add(key);
  }
  return response;
};

// The router changes the address by these; a page that isn't measured is loaded as a document of its own.
for (const name of ["pushState", "replaceState"] as const) {
  const change = history[name].bind(history);
  history[name] = (state, unused, address) => {
    const url = new URL(address ?? location.href, location.href);
    const isElsewhere = url.pathname + url.search !== location.pathname + location.search;
    if (measuring && isElsewhere && !mayMeasure(url)) {
      location.assign(url);
      return;
    }
    change(state, unused, address);
    if (!isElsewhere) return;
    if (measuring) measuring.pageView();
    else if (readChoice(data.storageKey, services)) start();
  };
}
addEventListener("popstate", () => {
  if (measuring && !hereIsMeasured()) location.reload();
  else measuring?.pageView();
});
// Another tab's refusal holds here, too.
addEventListener("storage", ({ key }) => {
  if (key === data.storageKey && measuring && readChoice(data.storageKey, services) !== true) location.reload();
});

document.body.append(settingsStrip(data, ask));
const choice = readChoice(data.storageKey, services);
if (choice) start();
else if (choice === undefined) ask();
