/**
 * @returns the row of a statement that always gives one, as a count does
 * @throws Error when it gave none
 */
export function onlyRow<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error("The statement gave no row");
  return row;
}
