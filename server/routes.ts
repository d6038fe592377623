import type { Express } from "express";
import { complex } from "../client/content/complex.ts";
import { pageText } from "../client/content/pages.ts";
import { pressPath } from "../client/shared/pressPath.ts";
import type { Context } from "./config/context.ts";
import { articlesController } from "./controllers/desk/articleChanges.ts";
import type { FeedsController } from "./controllers/feeds.ts";
import { healthController } from "./controllers/health.ts";
import { modelHomesController } from "./controllers/modelHomes.ts";
import type { PagesController } from "./controllers/pages.ts";
import { picturesController } from "./controllers/pictures.ts";
import type { PressController } from "./controllers/press.ts";
import { registrationLinksController } from "./controllers/registrationLinks.ts";
import { registrationsController } from "./controllers/registrations.ts";
import { reservationsController } from "./controllers/reservations.ts";
import { sessionsController } from "./controllers/sessions.ts";
import { toursController } from "./controllers/tours.ts";
import { deskRoutes } from "./deskRoutes.ts";
import { redirectTo, redirectWithQueryTo } from "./middleware/redirectTo.ts";
import type { HeaderList } from "./middleware/security.ts";
import { openDays } from "./models/openDays.ts";
import { deskPage } from "./views/deskPage.ts";
import type { HtmlCache } from "./views/htmlCache.ts";
import type { PageResponder } from "./views/pageResponder.ts";

/** Controllers whose pages are the same for all visitors; they also answer ahead of Express. */
export interface SharedPages {
  pages: PagesController;
  press: PressController;
  feeds: FeedsController;
}

/** The whole URL table, except the desk's. */
export function routes(
  app: Express,
  context: Context,
  { pages, press, feeds }: SharedPages,
  responder: PageResponder,
  cache: HtmlCache,
  security: HeaderList,
): void {
  const days = openDays(context.database.db, context.now);
  const registrations = registrationsController(context, responder, days);
  const registrationLinks = registrationLinksController(context, responder, days);
  const reservations = reservationsController(responder, cache, security, days);
  const desk = deskPage(context, responder);
  const articles = articlesController(context, desk, press.dropLists);
  const health = healthController(context);
  const sessions = sessionsController(context, desk);
  const tours = toursController(context, responder, cache);
  const pressList = pressPath(complex.defaultSite);

  app.get("/healthz", health.live);
  app.get("/readyz", health.ready);
  app.get("/robots.txt", feeds.robots);
  app.get("/sitemap.xml", feeds.sitemap);

  app.route("/session").post(sessions.limits, sessions.create).delete(sessions.destroy);
  app
    .route("/registrations")
    // The result of a plain form has this address: opened again, it is the form's page.
    .get(redirectTo(`/${encodeURIComponent(complex.defaultSite)}/customer`))
    .post(registrations.limit, registrations.create, registrations.unavailable);
  app.route("/registrations/:token").get(registrationLinks.show).post(registrationLinks.update);
  app.get("/registrations/:token/visit.ics", registrationLinks.calendar);

  deskRoutes(app, context, sessions, desk);

  if (pageText["/ComplexGuide/model"]) app.get("/ComplexGuide/model/home", modelHomesController().choose);
  app.use(pages.show);
  app.get(/^\/promotion\/press\/*$/i, redirectWithQueryTo(pressList));

  app.get("/tours/:label", tours.show);

  app.get("/:site/press/feed.xml", feeds.feed);
  app.route("/:site/press").get(press.index).post(press.create);
  app.get("/uploads/:file", picturesController(context).show);
  app.post("/:site/press/drafts", articles.permit, articles.create);
  app
    .route("/:site/press/:id")
    .get(press.show)
    .put(articles.permit, articles.update)
    .delete(articles.permit, articles.destroy);
  app
    .route("/:site/press/:id/publication")
    .put(articles.permit, articles.publish)
    .delete(articles.permit, articles.unpublish);
  app.get("/Promotion/visit", reservations.directions);
  app.get("/:site/customer", reservations.show);

  app.use(pages.answerNotFound);
  app.use(pages.answerNotFoundErrors);
}
