import { Disclaimer } from "../../components/Disclaimer.tsx";
import { NextPage } from "../../components/NextPage.tsx";
import { premiumPage, premiumStories } from "../../content/premium.ts";
import styles from "./PremiumStory.module.css";
import { PremiumStory } from "./PremiumStory.tsx";

/** Four reasons to live here, in detail. */
export function Component() {
  return (
    <>
      {premiumStories.map((story, index) => (
        <PremiumStory key={story.title} story={story} number={index + 1} />
      ))}
      <div className={`wrap ${styles.end}`}>
        <Disclaimer also={premiumPage.notice} />
      </div>
      <NextPage />
    </>
  );
}
