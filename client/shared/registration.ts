import * as z from "zod/mini";
import { clickIds, type TrafficSource } from "./attribution.ts";
import { fieldLimits } from "./limits.ts";
import { mobilePhone } from "./mobilePhone.ts";
import { isOneLine, isReadable, looksLikeLink, typedText } from "./plainText.ts";
import { eachField, registrationForms, type VisitorField, visitorFields } from "./registrationFields.ts";

/** A checked box is "on" in a form post and true in JSON; an unchecked one is absent, or false. */
const box = z._default(
  z.union([
    z.boolean(),
    z.pipe(
      z.literal(["on", "true", "false", ""]),
      z.transform((v) => v === "on" || v === "true"),
    ),
  ]),
  false,
);

const fieldMessages = {
  nameRequired: "고객명을 적어 주세요.",
  phoneRequired: "연락처를 적어 주세요.",
  phonePattern: "연락처를 다시 확인해 주세요. 예) 01012345678 또는 010-1234-5678",
  nameIsLink: "고객명에는 인터넷 주소를 적을 수 없습니다. 고객명만 적어 주세요.",
  unreadable: "사용할 수 없는 문자가 들어 있습니다. 지우고 다시 적어 주세요.",
  notOneLine: "줄바꿈이나 보이지 않는 문자가 들어 있습니다. 지우고 한 줄로 다시 적어 주세요.",
  tooLong: (limit: number) => `${limit.toLocaleString("ko-KR")}자 이내로 적어 주세요.`,
  notText: "글자로 적어 주세요.",
  agreementMissing: "개인정보 수집·이용에 동의해 주세요.",
};

const text = (limit: number, isAllowed: (value: string) => boolean, error: string) =>
  z.string({ error: fieldMessages.notText }).check(
    z.overwrite(typedText),
    z.refine(isAllowed, { error, abort: true }),
    // Composes decomposed Hangul, which some systems send.
    z.normalize("NFC"),
    z.trim(),
    z.maxLength(limit, fieldMessages.tooLong(limit)),
  );
const lines = (limit: number) => text(limit, isReadable, fieldMessages.unreadable);
const line = (limit: number) => text(limit, isOneLine, fieldMessages.notOneLine);
const required = (limit: number, error: string) =>
  z.pipe(z._default(line(limit), ""), z.string().check(z.minLength(1, error)));
const optional = (limit: number) => z._default(line(limit), "");

/** The source of the visit. Invalid values are dropped: a wrong source must never cost a lead. */
const attributionText = z.catch(z.optional(line(fieldLimits.touch)), undefined);
const source = z.catch(
  z.object({
    source: attributionText,
    medium: attributionText,
    campaign: attributionText,
    term: attributionText,
    content: attributionText,
    referrer: attributionText,
    landing: attributionText,
    at: attributionText,
    ...eachField(clickIds, () => attributionText),
  } satisfies Record<keyof TrafficSource, typeof attributionText>),
  {},
);

/** Fields with rules of their own. The others are optional lines. */
const ruled = ["name", "phone", "message"] as const;
type OptionalLine = Exclude<VisitorField, (typeof ruled)[number]>;
const optionalLines = visitorFields.filter((field): field is OptionalLine => !ruled.some((other) => other === field));

const registration = z.object({
  form: z.enum(registrationForms, { error: "알 수 없는 양식입니다." }),
  name: required(fieldLimits.name, fieldMessages.nameRequired).check(
    z.refine((name) => !looksLikeLink(name), { error: fieldMessages.nameIsLink }),
  ),
  phone: required(fieldLimits.phone, fieldMessages.phoneRequired),
  message: z._default(lines(fieldLimits.message), ""),
  ...eachField(optionalLines, (field) => optional(fieldLimits[field])),
  /** The consent checkbox, where required. */
  agreed: box,
  marketing: box,
  key: optional(fieldLimits.key),
  touches: z._default(z.catch(z.object({ first: z.optional(source), last: z.optional(source) }), {}), {}),
});

const homePhone = z.refine<Registration>(
  (value) => value.form !== "home" || value.phone === "" || mobilePhone.test(value.phone),
  { path: ["phone"], error: fieldMessages.phonePattern },
);

/**
 * The one schema of the three forms, for browser and server. Only the home form validates the phone's pattern: the
 * other two accept any text.
 */
export const registrationSchema = registration.check(homePhone);

/** Where consent is required, its checkbox must be checked. */
const agreedSchema = z
  .extend(registration, {
    agreed: z.pipe(box, z.boolean().check(z.refine(Boolean, { error: fieldMessages.agreementMissing }))),
  })
  .check(homePhone);

export type Registration = z.output<typeof registration>;
export type FieldErrors = Partial<Record<keyof Registration, string>>;

/**
 * @param agreementRequired whether the consent checkbox must be checked
 * @returns the registration, or the first message of each invalid field
 */
export function parseRegistration(
  input: unknown,
  agreementRequired: boolean,
): { ok: true; registration: Registration } | { ok: false; fields: FieldErrors } {
  const parsed = (agreementRequired ? agreedSchema : registrationSchema).safeParse(input);
  if (parsed.success) return { ok: true, registration: parsed.data };
  const fields: FieldErrors = {};
  for (const issue of parsed.error.issues) {
    const field = issue.path[0] as keyof Registration | undefined;
    if (field) fields[field] ??= issue.message;
  }
  return { ok: false, fields };
}
