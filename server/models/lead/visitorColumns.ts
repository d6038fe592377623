import { eachField, registrationFields, type VisitorField } from "../../../client/shared/registrationFields.ts";

type Column<Field extends VisitorField> = (typeof registrationFields)[Field]["column"];

/** A row's visitor fields, by column. */
export type VisitorColumns<Field extends VisitorField> = Record<Column<Field>, string>;

/**
 * @param table name or alias, where the statement has several tables
 * @returns the fields' columns, for a statement
 */
export const columnsOf = (fields: readonly VisitorField[], table?: string): string =>
  fields.map((field) => (table ? `${table}.` : "") + registrationFields[field].column).join(", ");

/** @returns a row's visitor fields, by field */
export const visitorValues = <Field extends VisitorField>(
  row: VisitorColumns<Field>,
  fields: readonly Field[],
): Record<Field, string> => eachField(fields, (field) => row[registrationFields[field].column as Column<Field>]);
