import type { Express } from "express";
import { complex } from "../client/content/complex.ts";
import { pageAt } from "../client/content/pages.ts";
import { pressPath } from "../client/content/pressPath.ts";
import type { Context } from "./context.ts";
import * as feeds from "./controllers/feeds.ts";
import * as health from "./controllers/health.ts";
import * as pageController from "./controllers/pages.ts";
import { pressController } from "./controllers/press.ts";
import { registrationsController } from "./controllers/registrations.ts";
import * as sessions from "./controllers/sessions.ts";
import type { PageCache } from "./views/pageCache.ts";
import type { PageResponder } from "./views/pageResponder.ts";

/** The whole URL table. */
export function routes(app: Express, context: Context, responder: PageResponder, cache: PageCache): void {
  const press = pressController(context, responder);
  const registrations = registrationsController(context, responder);
  const pressList = pressPath(complex.defaultSite);

  app.get("/healthz", health.live);
  app.get("/readyz", health.ready(context.database, context.stopping));
  app.get("/robots.txt", feeds.robots(context));
  app.get("/sitemap.xml", feeds.sitemap(context));

  app.post("/session", sessions.createOrDestroy([sessions.signInThrottle(context), sessions.create(context)]));
  app.delete("/session", sessions.destroy);
  app.post("/registrations", registrations.limit, registrations.create, registrations.unavailable);

  app.use(pageController.show(cache));
  app.get("/Promotion/Press", (_request, response) => response.redirect(302, pressList));

  app.get("/:site/press/feed.xml", feeds.feed(context));
  app.get("/:site/press", press.index);
  app.post("/:site/press", press.create);
  app.get("/:site/press/:id", press.show);
  app.get("/:site/customer", pageController.ofSite(responder, pageAt("/:site/customer")));

  app.use(pageController.missing(cache));
}
