/** A row's id as text. PostgreSQL would raise an error on more digits than a bigint has. */
export const rowId = /^[1-9]\d{0,17}$/;
