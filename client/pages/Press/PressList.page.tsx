import { useLoaderData, useRevalidator } from "react-router-dom";
import { Action } from "../../components/Action.tsx";
import { Icon } from "../../components/Icon.tsx";
import { SignInForm } from "../../components/session/SignInForm.tsx";
import { messages } from "../../copy/messages.ts";
import type { PressListProps } from "../../shared/article.ts";
import { formatCount } from "../../shared/format/format.ts";
import { maxPages, pressPath } from "../../shared/pressPath.ts";
import { AccountBar } from "./AccountBar.tsx";
import { ArticleTable, rowId } from "./ArticleTable.tsx";
import { NoArticles } from "./NoArticles.tsx";
import styles from "./PressList.module.css";
import { QuickArticleForm } from "./QuickArticleForm.tsx";
import { useMoreArticles } from "./useMoreArticles.ts";

const listedArticles = (count: number) => `기사 ${formatCount(count)}건을 보고 있습니다.`;

/** GET /{site}/press */
export function Component() {
  const props = useLoaderData<PressListProps>();
  // Another site starts from its first page.
  return <List key={props.site} first={props} />;
}

function List({ first }: { first: PressListProps }) {
  const { site, administrator, readsOnly = false, notice } = first;
  const { articles, pages, later, nextCursor, failure, loading, loadMore } = useMoreArticles(first);
  const revalidator = useRevalidator();
  const reload = () => void revalidator.revalidate();
  return (
    <section className={`wrap ${styles.press}`}>
      {administrator && (
        <AccountBar email={administrator.email} publishes={!readsOnly} site={site} onSignedOut={reload} />
      )}
      {articles.length > 0 ? <ArticleTable site={site} articles={articles} /> : <NoArticles />}
      {nextCursor && (
        <form
          className={styles.more}
          // Without scripts the page is loaded again, at the last article already shown.
          action={`${pressPath(site)}#${rowId(articles.at(-1))}`}
          onSubmit={(event) => {
            event.preventDefault();
            void loadMore();
          }}
        >
          {pages < maxPages ? (
            <>
              {first.cursor && <input type="hidden" name="cursor" value={first.cursor} />}
              <input type="hidden" name="pages" value={pages + 1} />
            </>
          ) : (
            <input type="hidden" name="cursor" value={nextCursor} />
          )}
          <Action kind="outline" type="submit" aria-busy={loading}>
            {messages.loadMore}
            <Icon name="plus" />
          </Action>
        </form>
      )}
      {later && (
        <p className="vh" role="status">
          {listedArticles(articles.length)}
        </p>
      )}
      {failure && (
        <p className={styles.failure} role="alert">
          {failure}
        </p>
      )}
      {administrator && !readsOnly && <QuickArticleForm site={site} onPublished={reload} />}
      {!administrator && <SignInForm site={site} message={notice?.message} onSignedIn={reload} />}
    </section>
  );
}
