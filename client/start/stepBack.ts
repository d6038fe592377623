/**
 * A page that was loaded anew shares its history with those before it, and until its code is there nobody shows them:
 * a step back would change the address alone. So the page of that address is loaded.
 * @param there whether the page's code has taken over
 */
export function followHistory(there: () => boolean): void {
  const { pathname, search } = location;
  addEventListener("popstate", () => {
    const elsewhere = location.pathname !== pathname || location.search !== search;
    if (elsewhere && !there()) location.reload();
  });
}
