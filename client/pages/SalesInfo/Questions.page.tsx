import { useLocation } from "react-router-dom";
import { readQuestionSearch } from "../../complex/sale/questionSearch.ts";
import { Accordion, AccordionItem } from "../../components/Accordion.tsx";
import { SectionLinks } from "../../components/ChipLinks.tsx";
import { HiddenIntro } from "../../components/HiddenIntro.tsx";
import { NextPage } from "../../components/NextPage.tsx";
import { Fine, NonBreaking } from "../../components/NonBreaking.tsx";
import { Notice } from "../../components/Notice.tsx";
import { TextLink } from "../../components/TextLink.tsx";
import { useSale } from "../../components/useSale.tsx";
import { useSiteMap } from "../../components/useSiteMap.ts";
import type { Question } from "../../copy/sale/buyerQuestions.ts";
import { faqPage, questionData, questionsAbout, questionsAt } from "../../copy/sale/faq.ts";
import { formatBasis, legalTemplate } from "../../copy/statutes.ts";
import { QuestionSearch } from "./QuestionSearch.tsx";
import styles from "./Questions.module.css";

/** What an opened question adds to the short answer under it. */
function Details({ question: { answer, basis, page, clause } }: { question: Question }) {
  const { pageAt } = useSiteMap();
  return (
    <div className={styles.details}>
      {answer.slice(1).map((paragraph) => (
        <p key={paragraph}>
          <NonBreaking text={paragraph} />
        </p>
      ))}
      {basis && <Fine text={formatBasis(basis)} />}
      <TextLink to={clause ? `${page}#${clause}` : page}>{faqPage.more(pageAt(page).name)}</TextLink>
    </div>
  );
}

/** Frequent questions of buyers, with answers for the current stage of the sale. */
export function Component() {
  const sale = useSale();
  const sought = readQuestionSearch(useLocation().search);
  const all = questionsAt(sale);
  const groups = questionsAbout(all, sought);
  return (
    <>
      <HiddenIntro {...faqPage.hidden} />
      <div className={`wrap ${styles.page}`}>
        <QuestionSearch sought={sought} found={groups.flatMap(({ questions }) => questions).length}>
          <SectionLinks links={groups.map(({ id, name, questions }) => ({ id, name, count: questions.length }))} />
        </QuestionSearch>
        <div className={styles.groups}>
          {groups.map(({ id, name, questions }) => (
            <section key={id} id={id} aria-labelledby={`${id}-heading`}>
              <h2 id={`${id}-heading`}>{name}</h2>
              <Accordion>
                {questions.map((question) => (
                  <AccordionItem
                    key={question.question}
                    group={`faq-${id}`}
                    title={question.question}
                    note={<NonBreaking text={question.answer[0]} />}
                  >
                    <Details question={question} />
                  </AccordionItem>
                ))}
              </Accordion>
            </section>
          ))}
          {groups.length > 0 && <Notice items={[legalTemplate]} />}
        </div>
      </div>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own words, escaped */}
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: questionData(all) }} />
      <NextPage />
    </>
  );
}
