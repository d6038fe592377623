import type { IncomingMessage, RequestListener } from "node:http";
import express from "express";
import type { Context } from "./config/context.ts";
import { privacyProps } from "./config/operator.ts";
import { feedsController } from "./controllers/feeds.ts";
import { pagesController } from "./controllers/pages.ts";
import { pressController } from "./controllers/press.ts";
import { fastPath } from "./http/fastPath.ts";
import { articleBodies, publicBodies } from "./middleware/bodies.ts";
import { databaseDeadline } from "./middleware/databaseDeadline.ts";
import { answerErrors } from "./middleware/errors.ts";
import { files } from "./middleware/files.ts";
import { requestLog } from "./middleware/logging.ts";
import { neverCacheCookies } from "./middleware/neverCacheCookies.ts";
import { objectBody } from "./middleware/objectBody.ts";
import { plainForm } from "./middleware/plainForm.ts";
import { redirectMoved } from "./middleware/redirectMoved.ts";
import { sameOrigin } from "./middleware/sameOrigin.ts";
import { security, securityHeaders } from "./middleware/security.ts";
import { sessionCookieName, sessions } from "./middleware/session.ts";
import { storedAssets } from "./middleware/storedAssets.ts";
import { routes, type SharedPages } from "./routes.ts";
import { deviceCookies } from "./services/signing/signInDevices.ts";
import { HtmlCache } from "./views/htmlCache.ts";
import { PageResponder } from "./views/pageResponder.ts";

/** Memory for rendered pages, in bytes. A 512 MB container also has to hold the process and its native memory. */
const cacheBytes = 64 * 1024 * 1024;

/** The application, as production and every test run it. It neither listens nor connects by itself. */
export function createApp(context: Context): RequestListener {
  const { config, metrics, views } = context;
  const headers = securityHeaders(config);
  const cache = new HtmlCache({ maxBytes: views.cacheable ? cacheBytes : 0, now: () => context.now().getTime() });
  const responder = new PageResponder(views, config.publicUrl, cache, context.now);
  const shared: SharedPages = {
    pages: pagesController(responder, cache, headers, new Map([["/privacy", privacyProps(config)]])),
    press: pressController(context, responder, cache, headers),
    feeds: feedsController(context, cache, headers),
  };
  /** Errors that occurred ahead of the application, which answers them. */
  const failures = new WeakMap<IncomingMessage, unknown>();

  const app = express();
  app.disable("x-powered-by");
  app.disable("etag");
  app.set("trust proxy", config.trustProxy);
  app.set("query parser", "simple");
  app.use(security(headers));
  app.use(neverCacheCookies);
  if (views.middleware) app.use(views.middleware);
  if (views.folder) app.use(files(views.folder));
  app.use(metrics.measure);
  app.use(requestLog(context.log));
  if (views.folder) app.use(storedAssets(context.database.db));
  app.use((request, _response, next) => next(failures.get(request)));
  app.use(redirectMoved);
  app.use(sameOrigin(config));
  app.use("/session", deviceCookies);
  app.use(sessions(context));
  app.use("/:site/press", articleBodies(context));
  app.use(publicBodies);
  app.use(objectBody);
  app.use(plainForm);
  app.use("/registrations", databaseDeadline);
  routes(app, context, shared, responder, cache, headers);
  app.use(answerErrors(responder));

  const answeredByFastPath = fastPath({
    shared,
    sessionCookie: sessionCookieName(config),
    metrics,
    application(request, response, error) {
      if (error) failures.set(request, error);
      app(request, response);
    },
  });
  return (request, response) => {
    if (!answeredByFastPath(request, response)) app(request, response);
  };
}
