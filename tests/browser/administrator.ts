/** The account of the browser tests' server. */
export const administrator = { email: "admin@lumina.example", password: "correct horse battery" };
