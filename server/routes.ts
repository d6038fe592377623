import { Router } from "express";
import { homePath, homePreviewFile } from "../client/complex/homes/homePath.ts";
import { complex } from "../client/content/complex.ts";
import { pageText } from "../client/content/pages.ts";
import { pagePreviewFile } from "../client/shared/articleBody.ts";
import { homesPath } from "../client/shared/homePaths.ts";
import { pressPath } from "../client/shared/pressPath.ts";
import { waitlistPath } from "../client/shared/waitlist.ts";
import { officialProps, privacyProps } from "./config/operator.ts";
import type { Context } from "./context.ts";
import { articlesController } from "./controllers/desk/articles.ts";
import { deskPage } from "./controllers/desk/deskPage.ts";
import { feedsController } from "./controllers/feeds.ts";
import { healthController } from "./controllers/health.ts";
import { homesController } from "./controllers/homes.ts";
import { modelHomesController } from "./controllers/modelHomes.ts";
import { pagesController } from "./controllers/pages.ts";
import { picturesController } from "./controllers/pictures.ts";
import { pressController } from "./controllers/press.ts";
import { previewsController } from "./controllers/previews.ts";
import { registrationLinksController } from "./controllers/registrationLinks.ts";
import { registrationsController } from "./controllers/registrations.ts";
import { reservationsController } from "./controllers/reservations.ts";
import { roomsController } from "./controllers/rooms.ts";
import { sessionsController } from "./controllers/sessions.ts";
import { asSite } from "./controllers/site.ts";
import { toursController } from "./controllers/tours.ts";
import { waitlistController } from "./controllers/waitlist.ts";
import { deskRoutes } from "./deskRoutes.ts";
import { redirectTo, redirectWithQueryTo } from "./middleware/redirectTo.ts";
import type { LiveLedger } from "./models/home/liveLedger.ts";
import { openDays } from "./models/visit/openDays.ts";
import type { PageCache } from "./views/pageCache.ts";
import type { PageRenderer } from "./views/pageRenderer.ts";

/**
 * The whole URL table, except the desk's.
 * @returns the pages that are the same for all visitors, and everything else, which comes after the session
 */
export function routes(
  context: Context,
  renderer: PageRenderer,
  cache: PageCache,
  ledger: LiveLedger,
): { publicPages: Router; others: Router } {
  const sale = async () => ({ ...(await renderer.sale()), now: context.now() });
  const days = openDays(context.database.db, sale);
  const props = new Map<string, unknown>([
    ["/privacy", privacyProps(context.config)],
    ["/official", officialProps(context.config)],
  ]);
  const pages = pagesController(renderer, cache, props);
  const press = pressController(context, renderer, cache);
  const feeds = feedsController(context, cache);
  const reservations = reservationsController(renderer, cache, days);

  const folder = context.views.folder ?? "public";
  const homes = homesController(renderer, cache, ledger, folder);

  const publicPages = Router();
  publicPages.get(homesPath, homes.list);
  publicPages.use(pages.show);
  publicPages.get(homePath(":home"), homes.show);
  publicPages.get(homePreviewFile(":home"), homes.preview);
  // A name that no board can have is another path, such as the desk's.
  publicPages.param("site", (_request, _response, next, name) => next(asSite(name) ? undefined : "route"));
  publicPages.get("/:site/press", press.index);
  publicPages.get("/:site/press/feed.xml", feeds.feed);
  publicPages.get("/:site/press/:id", press.show);
  publicPages.get("/:site/customer", reservations.show);
  publicPages.get("/Promotion/visit", reservations.directions);
  publicPages.get("/sitemap.xml", feeds.sitemap);
  publicPages.get("/robots.txt", feeds.robots);
  const { indexNow } = context.config;
  if (indexNow) publicPages.get(`/${indexNow.key}.txt`, feeds.indexNowKey(indexNow.key));
  publicPages.get(/^\/promotion\/press\/*$/i, redirectWithQueryTo(pressPath(complex.defaultSite)));
  publicPages.get("/tours/:label", toursController(context, renderer, cache).show);
  publicPages.get(pagePreviewFile(":picture"), previewsController(renderer, cache, folder).show);
  publicPages.use(pages.handleNotFound);

  const desk = deskPage(context, renderer);
  const registrations = registrationsController(context, renderer, days, sale);
  const registrationLinks = registrationLinksController(context, renderer, days, sale);
  const articles = articlesController(context, desk, press.dropLists);
  const health = healthController(context);
  const sessions = sessionsController(context, desk);

  const others = Router();
  others.get("/healthz", health.live);
  others.get("/readyz", health.ready);
  others.route("/session").post(sessions.limits, sessions.create).delete(sessions.destroy);
  others
    .route("/registrations")
    // The result of a plain form has this address: opened again, it is the form's page.
    .get(redirectTo(`/${encodeURIComponent(complex.defaultSite)}/customer`))
    .post(registrations.limit, registrations.create, registrations.unavailable);
  others.route("/registrations/:token").get(registrationLinks.show).post(registrationLinks.update);
  others.get("/registrations/:token/visit.ics", registrationLinks.calendar);
  const waitlist = waitlistController(context, renderer);
  others.route(waitlistPath).get(redirectTo(homesPath)).post(waitlist.limit, waitlist.create, waitlist.unavailable);
  others.route(`${waitlistPath}/:token`).get(waitlist.show).post(waitlist.update);
  const rooms = roomsController(context, renderer);
  others.route("/together").get(rooms.code).post(rooms.limitCodes, rooms.find);
  others.get("/together/wall{/:token}", rooms.wall);
  others.get("/together/seen/:token", rooms.seen);
  others.get("/together/:token", rooms.show);
  others.post("/together/:token/members", rooms.limitJoins, rooms.join);
  others.get("/together/:token/events", rooms.events);
  others.get("/together/:token/seen", rooms.keep);
  others.put("/together/:token/state", rooms.state);
  others.put("/together/:token/leader", rooms.leader);
  others.put("/together/:token/hearts", rooms.hearts);
  deskRoutes(others, context, sessions, desk);
  if (pageText["/ComplexGuide/model"]) others.get("/ComplexGuide/model/home", modelHomesController().choose);
  others.get("/uploads/:file", picturesController(context, cache).show);
  others.post("/:site/press", articles.permit, articles.createText);
  others.post("/:site/press/drafts", articles.permit, articles.createWhole);
  others.route("/:site/press/:id").put(articles.permit, articles.update).delete(articles.permit, articles.destroy);
  others
    .route("/:site/press/:id/publication")
    .put(articles.permit, articles.publish)
    .delete(articles.permit, articles.unpublish);
  others.use(publicPages, pages.showNotFound, pages.handleNotFound);
  return { publicPages, others };
}
