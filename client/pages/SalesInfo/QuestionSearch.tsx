import type { ReactNode } from "react";
import { useNavigate } from "react-router-dom";
import { questionQuery, searchLimit } from "../../complex/sale/questionSearch.ts";
import { Submit } from "../../components/Action.tsx";
import { TextLink } from "../../components/TextLink.tsx";
import { complex } from "../../content/complex.ts";
import { faqPage } from "../../copy/sale/faq.ts";
import styles from "./QuestionSearch.module.css";

const { search: copy } = faqPage;
const path = "/SalesInfo/faq";

interface Props {
  /** What is searched for; empty for everything. */
  sought: string;
  /** How many questions were found. */
  found: number;
  /** Ways to the groups of what was found. */
  children: ReactNode;
}

/** A plain form, whose result the server renders; with scripts the same address is shown without loading. */
export function QuestionSearch({ sought, found, children }: Props) {
  const navigate = useNavigate();
  return (
    <search className={styles.search}>
      <form
        key={sought}
        action={path}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          const q = String(new FormData(event.currentTarget).get("q") ?? "");
          void navigate(path + questionQuery(`?${new URLSearchParams({ q })}`), { preventScrollReset: true });
        }}
      >
        <label htmlFor="faq-q">{copy.label}</label>
        <input
          id="faq-q"
          name="q"
          type="search"
          maxLength={searchLimit}
          autoComplete="off"
          enterKeyHint="search"
          defaultValue={sought}
        />
        <Submit kind="solid">{copy.submit}</Submit>
      </form>
      <p role="status">{sought && copy.found(sought, found)}</p>
      {sought && <TextLink to={path}>{copy.all}</TextLink>}
      {found > 0 && children}
      <p className={styles.phone}>
        {copy.phone} <a href={complex.phoneHref}>{complex.phone}</a>
      </p>
    </search>
  );
}
