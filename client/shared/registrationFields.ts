export const registrationForms = ["popup", "home", "customer"] as const;
export type RegistrationForm = (typeof registrationForms)[number];

export interface FieldUse {
  /** Its column in `registrations`. */
  column: string;
  /** Its label in the desk, the CSV file and the privacy texts. */
  label: string;
  /** Its maximum length, in UTF-16 code units. */
  limit: number;
  required: boolean;
  /** A form that asks for it as for what is required, and still is sent without it. */
  expectedBy?: RegistrationForm;
  /**
   * Forms that have the field, before or after they are sent; their privacy notice names it. The policy names all
   * fields.
   */
  forms: readonly RegistrationForm[];
  /** Whether lead lists and the CSV file contain it. A lead's own page shows all fields. */
  listed: boolean;
  /** On a lead's own page: a line among its facts, or a place of its own. */
  desk: "fact" | "own place";
  /** When it is in the JSON for a form service without a format of its own. */
  relayed: Record<RegistrationForm, "always" | "filled" | "never">;
}

const always = { popup: "always", home: "always", customer: "always" } as const;
/** The popup has only name and number. */
const pageForms = ["home", "customer"] as const;
const filled = { popup: "never", home: "filled", customer: "filled" } as const;

/** An optional field of the home form and the customer page. */
const preference = {
  limit: 50,
  required: false,
  forms: pageForms,
  listed: true,
  desk: "fact",
  relayed: filled,
} as const;

/** The fields that a visitor fills in. Everything that handles these fields reads this table. */
export const registrationFields = {
  name: {
    column: "name",
    label: "고객명",
    limit: 50,
    required: true,
    forms: registrationForms,
    listed: true,
    desk: "own place",
    relayed: always,
  },
  phone: {
    column: "phone",
    label: "연락처",
    limit: 30,
    required: true,
    forms: registrationForms,
    listed: true,
    desk: "own place",
    relayed: always,
  },
  message: {
    column: "message",
    label: "문의 내용",
    limit: 2000,
    required: false,
    expectedBy: "customer",
    forms: pageForms,
    listed: true,
    desk: "own place",
    relayed: { ...always, popup: "never" },
  },
  email: {
    column: "email",
    label: "이메일",
    limit: 200,
    required: false,
    forms: [],
    listed: false,
    desk: "fact",
    relayed: { popup: "always", home: "never", customer: "never" },
  },
  visitDate: {
    column: "visit_date",
    label: "방문 시간",
    limit: 50,
    required: false,
    forms: registrationForms,
    listed: false,
    // The desk shows the booked visit.
    desk: "own place",
    relayed: { popup: "always", home: "filled", customer: "filled" },
  },
  unit: {
    /** The home that the form was opened for, by its name. */
    column: "unit",
    label: "관심 세대",
    limit: 50,
    required: false,
    forms: registrationForms,
    listed: true,
    desk: "fact",
    relayed: { popup: "filled", home: "filled", customer: "filled" },
  },
  interestType: { column: "interest_type", label: "관심 타입", ...preference },
  residence: { column: "residence", label: "거주 지역", ...preference },
  heardFrom: { column: "heard_from", label: "방문 경로", ...preference },
  callTime: { column: "call_time", label: "통화 가능 시간", ...preference },
} as const satisfies Record<string, FieldUse>;

type Fields = typeof registrationFields;
export type VisitorField = keyof Fields;

/** Fields in lead lists. */
export type ListedField = {
  [Field in VisitorField]: Fields[Field]["listed"] extends true ? Field : never;
}[VisitorField];

export const visitorFields = Object.keys(registrationFields) as VisitorField[];

export const listedFields = visitorFields.filter((field): field is ListedField => registrationFields[field].listed);

/** @returns the labels of all fields that meet the condition */
export const labelsOf = (holds: (use: FieldUse) => boolean): string[] =>
  visitorFields.flatMap((field) => (holds(registrationFields[field]) ? [registrationFields[field].label] : []));

/** @returns each field's value */
export const eachField = <Field extends string, Value>(
  fields: readonly Field[],
  of: (field: Field) => Value,
): Record<Field, Value> => Object.fromEntries(fields.map((field) => [field, of(field)])) as Record<Field, Value>;
