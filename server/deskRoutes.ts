import type { Express } from "express";
import type { Context } from "./context.ts";
import { deskArticlesController } from "./controllers/deskArticles.ts";
import * as sessions from "./controllers/sessions.ts";
import { administratorsOnly } from "./middleware/administratorsOnly.ts";
import type { AnswerDesk } from "./views/deskPage.ts";

/** The sales office's part of the URL table: everything below /admin is denied to whoever isn't signed in. */
export function deskRoutes(app: Express, context: Context, answer: AnswerDesk): void {
  const articles = deskArticlesController(context, answer);

  app.get("/admin/sign-in", sessions.form(context, answer));
  app.use("/admin", administratorsOnly(context));

  app.get("/admin/articles", articles.index);
  app.get("/admin/articles/:id", articles.edit);
}
