import type { PixelData } from "../../shared/pixels.ts";

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  text: string,
  style: string,
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  made.textContent = text;
  // Set from a script, which the CSP permits; a style sheet would be every page's.
  made.style.cssText = style;
  return made;
}

/** Works without React, as the hold of events knows by this attribute. */
function button(text: string, style: string, press: () => void): HTMLButtonElement {
  const made = element("button", text, style);
  made.type = "button";
  made.dataset.putAway = "";
  made.addEventListener("click", press);
  return made;
}

const choiceStyle =
  "min-width:6rem;min-height:var(--touch);border:1px solid currentcolor;font-weight:var(--w-strong);text-align:center";

/** @returns the bar that asks: two buttons alike, and the policy */
export function questionBar({ words }: PixelData, choose: (agreed: boolean) => void): HTMLElement {
  const bar = element(
    "aside",
    "",
    "position:fixed;inset:auto 0 var(--bar) 0;z-index:30;display:flex;flex-wrap:wrap;gap:var(--s-3) var(--s-5);align-items:center;padding:var(--s-4) var(--margin);font-size:var(--t-small);color:var(--text);background:var(--ground);border-top:1px solid var(--edge)",
  );
  if (matchMedia("(min-width: 900.02px)").matches) bar.style.bottom = "0";
  bar.setAttribute("aria-label", words.label);
  const question = element("p", `${words.question} `, "flex:1 1 20rem;max-width:var(--line-length)");
  const more = element("a", words.more, "text-decoration:underline");
  more.href = "/privacy#cookies";
  question.append(more);
  const buttons = element("p", "", "display:flex;gap:var(--s-3)");
  buttons.append(
    button(words.refuse, choiceStyle, () => choose(false)),
    button(words.agree, choiceStyle, () => choose(true)),
  );
  bar.append(question, buttons);
  return bar;
}

/** @returns the strip below the page whose button asks again */
export function settingsStrip({ words }: PixelData, ask: () => void): HTMLElement {
  const strip = element(
    "aside",
    "",
    "padding:0 var(--margin) calc(var(--bar) + env(safe-area-inset-bottom));font-size:var(--t-small);color:var(--light);background:var(--deepest)",
  );
  strip.setAttribute("aria-label", words.settings);
  strip.append(button(words.settings, "min-height:var(--touch);text-decoration:underline", ask));
  return strip;
}
