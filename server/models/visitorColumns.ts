import { eachField, registrationFields, type VisitorField } from "../../client/contract/registrationFields.ts";

type Column<Field extends VisitorField> = (typeof registrationFields)[Field]["column"];

/** Of a row: what visitors filled in, by column. */
export type VisitorColumns<Field extends VisitorField> = Record<Column<Field>, string>;

/**
 * @param table name or alias, where a statement has others beside it
 * @returns the fields' columns, for a statement
 */
export const columnsOf = (fields: readonly VisitorField[], table?: string): string =>
  fields.map((field) => (table ? `${table}.` : "") + registrationFields[field].column).join(", ");

/** @returns what visitors filled in, by field, of a row that has it by column */
export const visitorValues = <Field extends VisitorField>(
  row: VisitorColumns<Field>,
  fields: readonly Field[],
): Record<Field, string> => eachField(fields, (field) => row[registrationFields[field].column as Column<Field>]);
