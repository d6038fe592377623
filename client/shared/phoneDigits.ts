/** Abroad's prefix (+82, 0082, 001-82), the zero in brackets, or no zero at all before a mobile number. */
const mobile = /^(?:00\d{0,3}82|0?82)?0*(1[016789]\d{7,8})$/;

/**
 * The one form in which numbers are compared, counted and texted; `phone_digits` in PostgreSQL is the same expression.
 * @returns the digits, full-width ones too, of a mobile number in national form; empty when there are none
 */
export const phoneDigits = (phone: string): string =>
  phone
    .normalize("NFKC")
    .replace(/[^0-9]/g, "")
    .replace(mobile, "0$1");
