import { DefinitionList } from "../../components/DefinitionList.tsx";
import { Disclaimer } from "../../components/Disclaimer.tsx";
import { Title } from "../../components/Lines.tsx";
import { NextPage } from "../../components/NextPage.tsx";
import { NonBreaking } from "../../components/NonBreaking.tsx";
import { TextLink } from "../../components/TextLink.tsx";
import { brand } from "../../content/brand.ts";
import styles from "./BrandIntro.module.css";
import { HourStory } from "./HourStory.tsx";

/** The brand: the idea, a day of light, the principles. */
export function Component() {
  const { idea, day, principles, note } = brand;
  return (
    <>
      <section className={`wrap ${styles.idea}`} aria-labelledby="idea">
        <Title id="idea" text={idea.heading} />
        <div className={styles.text}>
          {idea.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <TextLink to="/Brand/video" icon="play">
            {brand.video.label}
          </TextLink>
        </div>
      </section>
      <section aria-labelledby="day">
        <h2 id="day" className="vh">
          {day.heading}
        </h2>
        {day.hours.map((hour, index) => (
          <HourStory key={hour.hour} {...hour} flipped={index % 2 === 1} last={index === day.hours.length - 1} />
        ))}
      </section>
      <section className="panel" aria-labelledby="principles">
        <div className={`wrap ${styles.principles}`}>
          <div>
            <h2 id="principles">{principles.heading}</h2>
            <p className="lead">{principles.lead}</p>
          </div>
          <DefinitionList
            items={principles.items.map(({ title, text }) => [title, <NonBreaking key={title} text={text} />])}
          />
          <Disclaimer also={note} />
        </div>
      </section>
      <NextPage />
    </>
  );
}
