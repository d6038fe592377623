import { DataTable } from "../../components/DataTable.tsx";
import { usePage } from "../../components/usePage.ts";
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
}

/** A text in numbered sections with a table of contents; its title bar has no picture. */
export function LegalText({ title, introduction, template, contents, effective, sections }: Props) {
  const { lines } = usePage();
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
        {template && <p className={styles.template}>{template}</p>}
        <p>{introduction}</p>
        {sections.map((section, index) => (
          <Section key={section.id} section={section} number={index + 1} />
        ))}
      </div>
    </article>
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
        <p key={paragraph}>{paragraph}</p>
      ))}
      {items && (
        <ul>
          {items.map((item) => {
            const { text, links } = typeof item === "string" ? { text: item, links: [] } : item;
            return (
              <li key={text}>
                {text}
                {links.map(({ label, href }) => (
                  <a key={label} href={href}>
                    {label}
                  </a>
                ))}
              </li>
            );
          })}
        </ul>
      )}
      {table && <DataTable id={`${id}-table`} {...table} />}
    </section>
  );
}
