/**
 * @returns the row of a query that always returns one, as a count does
 * @throws Error when there is none
 */
export function onlyRow<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error("The query returned no row");
  return row;
}
