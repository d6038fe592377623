/**
 * 01 and a digit, 3 or 4 digits, 4 digits, each optionally apart by a dash or a space: as an input's `pattern`, which
 * asks for the backslash before the dash.
 */
export const mobilePhonePattern = String.raw`01\d[\- ]?\d{3,4}[\- ]?\d{4}`;
