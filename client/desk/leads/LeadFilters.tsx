import { type FormEvent, useRef } from "react";
import { Link } from "react-router-dom";
import { Submit } from "../../components/Action.tsx";
import { Icon } from "../../components/Icon.tsx";
import { LabelledSelect } from "../../components/LabelledSelect.tsx";
import { unitTypes } from "../../content/unitTypes.ts";
import { desk, sourceLabel } from "../../copy/desk.ts";
import type { Assignee } from "../../shared/desk/leads.ts";
import type { LeadFilters as Filters } from "../../shared/lead.ts";
import styles from "./LeadFilters.module.css";
import type { LeadSearch } from "./leadInbox.ts";

interface Props {
  filters: Filters;
  q: string;
  sources: readonly string[];
  assignees: readonly Assignee[];
  /** Whether this account may export the leads. */
  exports: boolean;
  onSearch: (wanted: LeadSearch) => void;
}

type Words = Readonly<Record<string, string>>;

/** What can be chosen, in the order of the form. */
const selects = (
  sources: readonly string[],
  assignees: readonly Assignee[],
): readonly (readonly [keyof Filters, Words])[] => [
  ["status", desk.statuses],
  ["assignee", { none: desk.noAssignee, ...Object.fromEntries(assignees.map(({ id, name }) => [id, name])) }],
  ["grade", desk.grades],
  ["callback", desk.callbacks],
  ["type", { ...Object.fromEntries(unitTypes.map(({ label }) => [label, label])), none: desk.noType }],
  ["marketing", desk.consented],
  ["form", desk.forms],
  ["source", Object.fromEntries(sources.map((source) => [source, sourceLabel(source)]))],
  ["relay", desk.relayStates],
];

const days = ["from", "to", "visit"] as const satisfies readonly (keyof Filters)[];

/** @returns the values of the form; empty fields don't filter */
function searchIn(form: HTMLFormElement): LeadSearch {
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)] as const);
  const filters = Object.fromEntries(fields.filter(([name, value]) => name !== "q" && value !== ""));
  return { filters, q: fields.find(([name]) => name === "q")?.[1].trim() ?? "" };
}

/**
 * Search and filters. Works as a plain post without scripts: the search text is personal data, so it is in the body and
 * never in a URL. The same fields sent to another URL export a file.
 */
export function LeadFilters({ filters, q, sources, assignees, exports, onSearch }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const count = Object.keys(filters).length;

  function submit(event: FormEvent<HTMLFormElement>): void {
    const { submitter } = event.nativeEvent as SubmitEvent;
    // The browser handles the download.
    if (submitter?.hasAttribute("formaction")) return;
    event.preventDefault();
    onSearch(searchIn(event.currentTarget));
  }
  function change(): void {
    if (form.current) onSearch(searchIn(form.current));
  }
  function clear(): void {
    for (const field of form.current?.elements ?? [])
      if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = "";
    change();
  }

  return (
    <search>
      <form ref={form} className={styles.filters} method="post" action="/admin/leads/search" onSubmit={submit}>
        <p className={styles.search}>
          <label className="vh" htmlFor="lead-q">
            고객명이나 연락처로 찾기
          </label>
          <input
            id="lead-q"
            name="q"
            type="search"
            defaultValue={q}
            maxLength={50}
            autoComplete="off"
            placeholder="고객명 또는 연락처 뒷자리"
          />
          <Submit kind="solid">찾기</Submit>
        </p>
        <details className={styles.more} open={count > 0 || undefined}>
          <summary>
            필터{count > 0 && ` ${count}`}
            <Icon name="plus" />
          </summary>
          <div className={styles.fields}>
            {selects(sources, assignees).map(([name, labels]) => (
              <LabelledSelect
                key={name}
                id={`lead-${name}`}
                name={name}
                label={desk.filters[name]}
                defaultValue={filters[name] ?? ""}
                options={[{ id: "", label: "전체" }, ...Object.entries(labels).map(([id, label]) => ({ id, label }))]}
                onChange={change}
              />
            ))}
            {days.map((name) => (
              <p key={name}>
                <label htmlFor={`lead-${name}`}>{desk.filters[name]}</label>
                <input
                  id={`lead-${name}`}
                  name={name}
                  type="date"
                  defaultValue={filters[name] ?? ""}
                  onChange={change}
                />
              </p>
            ))}
            <Link
              to="/admin/leads"
              className={styles.clear}
              onClick={(event) => {
                event.preventDefault();
                clear();
              }}
            >
              필터 초기화
            </Link>
          </div>
        </details>
        {exports && (
          <button type="submit" formAction="/admin/leads/export" className={styles.csv}>
            <Icon name="download" />
            엑셀로 내려받기 (CSV)
          </button>
        )}
      </form>
    </search>
  );
}
