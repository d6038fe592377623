import type { Express } from "express";
import { complex } from "../client/content/complex.ts";
import { pressPath } from "../client/content/pressPath.ts";
import type { Context } from "./context.ts";
import { articlesController } from "./controllers/articles.ts";
import { customersController, openDays } from "./controllers/customers.ts";
import * as feeds from "./controllers/feeds.ts";
import * as health from "./controllers/health.ts";
import * as pageController from "./controllers/pages.ts";
import { pressController } from "./controllers/press.ts";
import { registrationLinksController } from "./controllers/registrationLinks.ts";
import { registrationsController } from "./controllers/registrations.ts";
import * as sessions from "./controllers/sessions.ts";
import { toursController } from "./controllers/tours.ts";
import { deskRoutes } from "./deskRoutes.ts";
import { deskPage } from "./views/deskPage.ts";
import type { PageCache } from "./views/pageCache.ts";
import type { PageResponder } from "./views/pageResponder.ts";

/** The whole URL table, but for the desk's. */
export function routes(app: Express, context: Context, responder: PageResponder, cache: PageCache): void {
  const press = pressController(context, responder);
  const days = openDays(context);
  const registrations = registrationsController(context, responder, days);
  const registrationLinks = registrationLinksController(context, responder);
  const customers = customersController(responder, days);
  const desk = deskPage(responder);
  const articles = articlesController(context, desk, press.forgetLists);
  const pressList = pressPath(complex.defaultSite);

  app.get("/healthz", health.live);
  app.get("/readyz", health.ready(context.database, context.stopping));
  app.get("/robots.txt", feeds.robots(context));
  app.get("/sitemap.xml", feeds.sitemap(context));

  app.route("/session").post(sessions.signInThrottle(context), sessions.create(context)).delete(sessions.destroy);
  app.post("/registrations", registrations.limit, registrations.create, registrations.unavailable);
  app.route("/registrations/:token").get(registrationLinks.show).post(registrationLinks.update);
  app.get("/registrations/:token/visit.ics", registrationLinks.calendar);

  deskRoutes(app, context, desk);

  app.use(pageController.show(cache));
  app.get("/Promotion/Press", (_request, response) => response.redirect(302, pressList));

  app.get("/tours/:label", toursController(context, responder));

  app.get("/:site/press/feed.xml", feeds.feed(context));
  app.route("/:site/press").get(press.index).post(press.create);
  app
    .route("/:site/press/:id")
    .get(press.show)
    .put(articles.permit, articles.update)
    .delete(articles.permit, articles.destroy);
  app
    .route("/:site/press/:id/publication")
    .put(articles.permit, articles.publish)
    .delete(articles.permit, articles.unpublish);
  app.get("/:site/customer", customers.show);

  app.use(pageController.missing(cache));
}
