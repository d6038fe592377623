/** The account that the browser tests' server is started with. */
export const administrator = { email: "admin@lumina.example", password: "correct horse battery" };
