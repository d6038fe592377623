import { Action } from "../../components/Action.tsx";
import { Icon } from "../../components/Icon.tsx";
import { subNavigation } from "../../content/menu.ts";
import { messages } from "../../content/messages.ts";
import { pressPath } from "../../content/pressPath.ts";
import type { PressDetailProps } from "../../contract/article.ts";
import { SubNavigation } from "../../layouts/SubNavigation.tsx";
import { ArticleText } from "./ArticleText.tsx";

interface Props extends PressDetailProps {
  /** Leaves the article, when the browser's code can do better than load the list. */
  onLeave?: () => void;
}

/** An article between the press menu and the way back to its list. */
export function ArticlePage({ site, article, onLeave }: Props) {
  return (
    <ArticleText article={article} menu={<SubNavigation inline links={subNavigation("press", "", site)} current="" />}>
      <footer>
        <form
          action={pressPath(site)}
          onSubmit={(event) => {
            event.preventDefault();
            onLeave?.();
          }}
        >
          <Action kind="outline" type="submit">
            <Icon name="left" />
            {messages.backToList}
          </Action>
        </form>
      </footer>
    </ArticleText>
  );
}
