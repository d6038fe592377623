/** A row's number as text: more digits than a bigint has would be an error of the database. */
export const rowId = /^[1-9]\d{0,17}$/;
