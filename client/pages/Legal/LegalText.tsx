import { Fragment } from "react";
import { DataTable } from "../../components/DataTable.tsx";
import { NonBreaking } from "../../components/NonBreaking.tsx";
import { usePage } from "../../components/usePage.ts";
import { complex } from "../../content/complex.ts";
import type { LegalSection } from "../../copy/legal.ts";
import styles from "./LegalText.module.css";

interface Props {
  title: string;
  introduction: string;
  /** The note that it is a template. */
  template?: string;
  /** Heading of the table of contents. */
  contents: string;
  /** Since when it applies. */
  effective?: string;
  sections: readonly LegalSection[];
  /** Whether the first section is what one came for: it stands before the table of contents. */
  firstAtOnce?: boolean;
}

/** A text in numbered sections with a table of contents; its title bar has no picture. */
export function LegalText({
  title,
  introduction,
  template,
  contents,
  effective,
  sections,
  firstAtOnce = false,
}: Props) {
  const { lines } = usePage();
  const begin = (
    <>
      {template && <p className={styles.template}>{template}</p>}
      <p>
        <Callable text={introduction} />
      </p>
    </>
  );
  const [first, ...rest] = sections.map((section, index) => (
    <Section key={section.id} section={section} number={index + 1} />
  ));
  return (
    <article className={`wrap ${styles.policy}`}>
      <header>
        <h1>{title}</h1>
        <p className={styles.lines}>
          {lines?.map((line) => (
            <span key={line}>{line} </span>
          ))}
        </p>
        {effective && <p className="fine">{effective}</p>}
      </header>
      {firstAtOnce && (
        <div className={`${styles.text} ${styles.atOnce}`}>
          {first}
          {begin}
        </div>
      )}
      <nav className={styles.contents} aria-label={contents}>
        <ol>
          {sections.map(({ id, title: name }, index) => (
            <li key={id}>
              <a href={`#${id}`}>
                {index + 1}. {name}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.text}>
        {!firstAtOnce && (
          <>
            {begin}
            {first}
          </>
        )}
        {rest}
      </div>
    </article>
  );
}

/** A text in which the office's number can be called. */
function Callable({ text }: { text: string }) {
  const [before = "", ...after] = text.split(complex.phone);
  return (
    <>
      <NonBreaking text={before} />
      {after.map((part) => (
        <Fragment key={part}>
          <a href={complex.phoneHref}>{complex.phone}</a>
          <NonBreaking text={part} />
        </Fragment>
      ))}
    </>
  );
}

function Section({ section, number }: { section: LegalSection; number: number }) {
  const { id, title, paragraphs, items, table } = section;
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>
        {number}. {title}
      </h2>
      {paragraphs?.map((paragraph) => (
        <p key={paragraph}>
          <Callable text={paragraph} />
        </p>
      ))}
      {items && (
        <ul>
          {items.map((item) => {
            const { text, links } = typeof item === "string" ? { text: item, links: [] } : item;
            return (
              <li key={text}>
                <Callable text={text} />
                {links.map(({ label, href }) => (
                  <a key={label} className={styles.further} href={href}>
                    {label}
                  </a>
                ))}
              </li>
            );
          })}
        </ul>
      )}
      {table && (
        <DataTable
          id={`${id}-table`}
          {...table}
          rows={table.rows.map((row) =>
            row.map((cell) => (cell.includes(complex.phone) ? <Callable key={cell} text={cell} /> : cell)),
          )}
        />
      )}
    </section>
  );
}
