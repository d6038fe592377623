import { useLoaderData, useNavigate } from "react-router-dom";
import { Action } from "../../components/Action.tsx";
import { Icon } from "../../components/Icon.tsx";
import { subNavigation } from "../../content/menu.ts";
import { messages } from "../../content/messages.ts";
import { pressPath } from "../../content/pressPath.ts";
import { SubNavigation } from "../../layouts/SubNavigation.tsx";
import { ArticleText } from "./ArticleText.tsx";
import type { PressDetailProps } from "./article.ts";

/** GET /{site}/press/{id} */
export function Component() {
  const { site, article } = useLoaderData<PressDetailProps>();
  const navigate = useNavigate();
  const list = `/${site}/press`;
  return (
    <ArticleText article={article} menu={<SubNavigation inline links={subNavigation("press", "", site)} current="" />}>
      <footer>
        <form
          action={pressPath(site)}
          onSubmit={(event) => {
            event.preventDefault();
            // One step back, as long as that stays here: whoever came by a link from elsewhere gets the list.
            if ((history.state?.idx ?? 0) > 0) navigate(-1);
            else navigate(list);
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
