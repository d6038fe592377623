/** The HTML parts of the announcement. */
import type { Clause } from "../../client/copy/sale/notice/clause.ts";

type Cell = string | { text: string; span: number };

export interface Table {
  caption: string;
  heads: readonly string[];
  rows: readonly (readonly Cell[])[];
  foot?: readonly Cell[];
  /** Index of the first column with numbers. */
  figuresFrom?: number;
  /** The first cell of a row is not a header. */
  plainRows?: boolean;
  /** Column widths in percent. */
  widths?: readonly number[];
}

/** A table with column headers. */
export const table = ({
  caption,
  heads,
  rows,
  foot,
  figuresFrom = Number.POSITIVE_INFINITY,
  plainRows,
  widths,
}: Table) => {
  const cell = (content: Cell, index: number) => {
    const { text, span } = typeof content === "string" ? { text: content, span: 1 } : content;
    const figure = index >= figuresFrom ? ' class="figure"' : "";
    const spans = span > 1 ? ` colspan="${span}"` : "";
    return index === 0 && !plainRows ? `<th scope="row"${spans}>${text}</th>` : `<td${figure}${spans}>${text}</td>`;
  };
  const row = (cells: readonly Cell[]) => `<tr>${cells.map(cell).join("")}</tr>`;
  return `<table><caption>${caption}</caption>
${widths ? `<colgroup>${widths.map((width) => `<col style="width:${width}%">`).join("")}</colgroup>` : ""}
<thead><tr>${heads.map((head, index) => `<th scope="col"${index >= figuresFrom ? ' class="figure"' : ""}>${head}</th>`).join("")}</tr></thead>
<tbody>${rows.map(row).join("\n")}</tbody>${foot ? `<tfoot>${row(foot)}</tfoot>` : ""}</table>`;
};

/** A table of labels and values. */
export const facts = (caption: string, rows: readonly (readonly [string, string])[]) =>
  `<table class="facts"><caption>${caption}</caption><colgroup><col style="width:24%"><col></colgroup><tbody>${rows
    .map(([name, text]) => `<tr><th scope="row">${name}</th><td>${text}</td></tr>`)
    .join("\n")}</tbody></table>`;

export const list = (...items: string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join("\n")}</ul>`;
/** A numbered section of the announcement. */
export const section = ([title, ...parts]: Section, index: number) =>
  `<section id="section-${index + 1}"><h2><span class="number">${index + 1}</span>${title}</h2>${parts.join("\n")}</section>`;

/** A clause of the announcement's page, as a section. */
export const clauseSection = ({ title, tables, notes }: Clause): Section => [
  title,
  ...tables.map(({ caption, columns, rows, figures }) =>
    table({
      caption,
      heads: columns,
      rows,
      ...(figures && { figuresFrom: 1 }),
      // A label and its text.
      ...(columns.length === 2 && { widths: [24, 76] }),
    }),
  ),
  list(...notes),
];

/** A heading, and its content as HTML. */
export type Section = readonly [title: string, ...parts: string[]];
