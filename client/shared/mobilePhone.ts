/**
 * 01 and a digit, 3 or 4 digits, 4 digits, optionally separated by a dash or a space. For an input's `pattern`, which
 * requires the dash to be escaped.
 */
export const mobilePhonePattern = String.raw`01\d[\- ]?\d{3,4}[\- ]?\d{4}`;

export const mobilePhone = new RegExp(`^${mobilePhonePattern}$`);

/** The digits of a number that receives texts; forms also accept prefixes that are no longer assigned. */
export const mobileDigits = /^01[016789]\d{7,8}$/;
