import { eachField, registrationFields, visitorFields } from "./registrationFields.ts";

/** Maximum length of each field, in UTF-16 code units; for the inputs and the server. */
export const fieldLimits = {
  ...eachField(visitorFields, (field) => registrationFields[field].limit),
  key: 100,
  touch: 200,
  password: 200,
  /** The current password, when changing it. */
  current: 200,
  code: 10,
  /** Of a campaign link: source, medium and name. */
  source: 60,
  medium: 60,
  campaign: 60,
  title: 200,
  summary: 500,
  content: 50_000,
  /** Of a notice on the site. */
  heading: 80,
  words: 2000,
  link: 300,
  linkLabel: 30,
  from: 30,
  until: 30,
  /** Of a change of the sale's terms. */
  atContract: 6,
  openFrom: 5,
  openTo: 5,
  lastDay: 10,
  occupancy: 7,
  nextNotice: 7,
  closedDays: 700,
  validFrom: 30,
  reason: 200,
  /** The address of a notice's picture. */
  picture: 100,
  pictureAlt: 200,
  publishAt: 30,
} as const;
