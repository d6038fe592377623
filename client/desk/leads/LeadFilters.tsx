import { type FormEvent, useRef } from "react";
import { Link } from "react-router-dom";
import { Action } from "../../components/Action.tsx";
import { Icon } from "../../components/Icon.tsx";
import type { Assignee } from "../../contract/desk.ts";
import type { LeadFilters as Filters } from "../../contract/lead.ts";
import { desk, sourceLabel } from "../../words/desk.ts";
import styles from "./LeadFilters.module.css";
import type { Wanted } from "./leadInbox.ts";

interface Props {
  filters: Filters;
  q: string;
  sources: readonly string[];
  assignees: readonly Assignee[];
  /** Whether this account may take the leads along as a file. */
  exports: boolean;
  onSearch: (wanted: Wanted) => void;
}

const names = [
  "status",
  "assignee",
  "grade",
  "callback",
  "marketing",
  "form",
  "source",
  "relay",
  "from",
  "to",
  "visit",
] as const satisfies readonly (keyof Filters)[];

/** @returns what a form asks for; what was left empty narrows nothing. */
function wantedIn(form: HTMLFormElement): Wanted {
  const data = new FormData(form);
  const chosen = names.map((name) => [name, String(data.get(name) ?? "")]).filter(([, value]) => value !== "");
  return { filters: Object.fromEntries(chosen), q: String(data.get("q") ?? "").trim() };
}

/**
 * Search and filters. A plain post without scripts: what is searched for is personal data, so it travels in the body
 * and stands in no address. The same fields, sent to another address, are a download.
 */
export function LeadFilters({ filters, q, sources, assignees, exports, onSearch }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const count = Object.keys(filters).length;

  function submit(event: FormEvent<HTMLFormElement>): void {
    const { submitter } = event.nativeEvent as SubmitEvent;
    // The browser itself saves the download.
    if (submitter?.hasAttribute("formaction")) return;
    event.preventDefault();
    onSearch(wantedIn(event.currentTarget));
  }
  function change(): void {
    if (form.current) onSearch(wantedIn(form.current));
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
          <Action kind="solid" type="submit">
            찾기
          </Action>
        </p>
        <details className={styles.more} open={count > 0 || undefined}>
          <summary>
            조건{count > 0 && ` ${count}`}
            <Icon name="plus" />
          </summary>
          <div className={styles.fields}>
            <Select name="status" label="상태" value={filters.status} words={desk.statuses} onChange={change} />
            <Select
              name="assignee"
              label={desk.filters.assignee}
              value={filters.assignee}
              words={{ none: desk.noAssignee, ...Object.fromEntries(assignees.map(({ id, name }) => [id, name])) }}
              onChange={change}
            />
            <Select
              name="grade"
              label={desk.filters.grade}
              value={filters.grade}
              words={desk.grades}
              onChange={change}
            />
            <Select
              name="callback"
              label={desk.filters.callback}
              value={filters.callback}
              words={desk.callbacks}
              onChange={change}
            />
            <Select
              name="marketing"
              label={desk.filters.marketing}
              value={filters.marketing}
              words={desk.consented}
              onChange={change}
            />
            <Select name="form" label="양식" value={filters.form} words={desk.forms} onChange={change} />
            <Select
              name="source"
              label={desk.filters.source}
              value={filters.source}
              words={Object.fromEntries(sources.map((source) => [source, sourceLabel(source)]))}
              onChange={change}
            />
            <Select
              name="relay"
              label={desk.filters.relay}
              value={filters.relay}
              words={desk.relayStates}
              onChange={change}
            />
            <Day name="from" label="접수일부터" value={filters.from} onChange={change} />
            <Day name="to" label="접수일까지" value={filters.to} onChange={change} />
            <Day name="visit" label="방문일" value={filters.visit} onChange={change} />
            <Link
              to="/admin/leads"
              className={styles.clear}
              onClick={(event) => {
                event.preventDefault();
                clear();
              }}
            >
              조건 초기화
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

interface SelectProps {
  name: string;
  label: string;
  value: string | undefined;
  words: Record<string, string>;
  onChange: () => void;
}

function Select({ name, label, value = "", words, onChange }: SelectProps) {
  return (
    <p>
      <label htmlFor={`lead-${name}`}>{label}</label>
      <select id={`lead-${name}`} name={name} defaultValue={value} onChange={onChange}>
        <option value="">전체</option>
        {Object.entries(words).map(([word, shown]) => (
          <option key={word} value={word}>
            {shown}
          </option>
        ))}
      </select>
    </p>
  );
}

function Day({ name, label, value = "", onChange }: Omit<SelectProps, "words">) {
  return (
    <p>
      <label htmlFor={`lead-${name}`}>{label}</label>
      <input id={`lead-${name}`} name={name} type="date" defaultValue={value} onChange={onChange} />
    </p>
  );
}
