/** Where a counsellor and buyers look at the same thing. */
export const togetherPath = "/together";
