import { Link } from "react-router-dom";
import { homesOffered, stageStart } from "../../complex/sale/saleStage.ts";
import { Action } from "../../components/Action.tsx";
import { ArticleText } from "../../components/article/ArticleText.tsx";
import { Icon } from "../../components/Icon.tsx";
import { LinkRow } from "../../components/LinkRow.tsx";
import { NonBreaking } from "../../components/NonBreaking.tsx";
import { TextLink } from "../../components/TextLink.tsx";
import { useSale } from "../../components/useSale.tsx";
import { useSiteMap } from "../../components/useSiteMap.ts";
import { articleCopy } from "../../copy/article.ts";
import { messages } from "../../copy/messages.ts";
import { saleSummary } from "../../copy/sale/saleCopy.ts";
import { SubNavigation } from "../../layouts/SubNavigation.tsx";
import type { ArticleLink, PressDetailProps } from "../../shared/article.ts";
import { pressPath } from "../../shared/pressPath.ts";
import styles from "./ArticlePage.module.css";

interface Props extends PressDetailProps {
  /** Called to leave the article, when the browser's code can do better than load the list. */
  onLeave?: () => void;
}

/** An article with the press menu and a link back to its list. */
export function ArticlePage({ site, article, older, newer, onLeave }: Props) {
  const sale = useSale();
  const { boardPages, pageAt } = useSiteMap();
  const began = stageStart(sale.now);
  return (
    <ArticleText article={article} menu={<SubNavigation inline links={boardPages(site)} current={`/${site}/press`} />}>
      {began && new Date(article.publishedAt) < began && (
        <p className={styles.since}>{articleCopy.asOf(saleSummary(sale).text)}</p>
      )}
      <footer>
        {homesOffered(sale) && (
          <div className={`unprinted ${styles.onward}`}>
            <LinkRow>
              {(["/SalesInfo/homes", "/BusinessGuide/plan"] as const).map((path) => (
                <TextLink key={path} to={path}>
                  {pageAt(path).name}
                </TextLink>
              ))}
            </LinkRow>
          </div>
        )}
        {(older || newer) && (
          <dl className={styles.neighbours}>
            {newer && <Neighbour site={site} name={articleCopy.newer} article={newer} />}
            {older && <Neighbour site={site} name={articleCopy.older} article={older} />}
          </dl>
        )}
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

function Neighbour({ site, name, article: { id, title } }: { site: string; name: string; article: ArticleLink }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {/* In this article's place, so that one step back is the list. */}
        <Link replace to={`/${site}/press/${id}`}>
          <NonBreaking text={title} />
        </Link>
      </dd>
    </div>
  );
}
