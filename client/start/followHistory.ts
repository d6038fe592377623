/**
 * A reloaded page shares its history with earlier ones, and before hydration nothing renders them: Back would change
 * the URL only. So the page of that URL is loaded.
 * @param there whether the page is hydrated
 */
export function followHistory(there: () => boolean): void {
  const { pathname, search } = location;
  addEventListener("popstate", () => {
    const elsewhere = location.pathname !== pathname || location.search !== search;
    if (elsewhere && !there()) location.reload();
  });
}
