/** Maximum length of each field, in UTF-16 code units; for the inputs and the server. */
export const fieldLimits = {
  name: 50,
  phone: 30,
  message: 2000,
  email: 200,
  visitDate: 50,
  unit: 50,
  interestType: 50,
  residence: 50,
  heardFrom: 50,
  callTime: 50,
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
  pictureAlt: 200,
  publishAt: 30,
} as const;
