import express, { type Express } from "express";
import { waitlistPath } from "../client/shared/waitlist.ts";
import type { Context } from "./context.ts";
import { articleBodies, publicBodies } from "./middleware/bodies.ts";
import { databaseDeadline } from "./middleware/databaseDeadline.ts";
import { handleErrors } from "./middleware/errors.ts";
import { files } from "./middleware/files.ts";
import { requestLog } from "./middleware/logging.ts";
import { neverCacheCookies } from "./middleware/neverCacheCookies.ts";
import { objectBody } from "./middleware/objectBody.ts";
import { plainForm } from "./middleware/plainForm.ts";
import { redirectMoved } from "./middleware/redirectMoved.ts";
import { sameOrigin } from "./middleware/sameOrigin.ts";
import { security } from "./middleware/securityHeaders.ts";
import { sessions, withoutSession } from "./middleware/session.ts";
import { sharedAssets } from "./middleware/sharedAssets.ts";
import { LiveLedger } from "./models/home/liveLedger.ts";
import { LiveNotices } from "./models/liveNotices.ts";
import { LiveTerms } from "./models/liveTerms.ts";
import { routes } from "./routes.ts";
import { deviceCookies } from "./services/signing/signInDevices.ts";
import { PageCache } from "./views/pageCache.ts";
import { PageRenderer } from "./views/pageRenderer.ts";

/** Memory for rendered pages and pictures, in bytes. A 512 MB container also has to hold the process and its native memory. */
const cacheBytes = 64 * 1024 * 1024;

/** The application, as production and every test run it. It neither listens nor connects by itself. */
export function createApp(context: Context): Express {
  const { config, metrics, views } = context;
  const ledger = new LiveLedger(context.database, context.notifications, config.textService !== undefined);
  const notices = new LiveNotices(context.database, context.notifications, context.now);
  const terms = new LiveTerms(context.database, context.notifications, context.now);
  const cache = new PageCache(views.cacheable ? cacheBytes : 0);
  const renderer = new PageRenderer(views, config, cache, { ledger, notices, terms }, context.now);
  const { publicPages, others } = routes(context, renderer, cache, ledger);

  const app = express();
  app.disable("x-powered-by");
  app.disable("etag");
  app.set("trust proxy", config.trustProxy);
  app.set("query parser", "simple");

  app.use(security(config));
  if (views.middleware) app.use(views.middleware);
  if (views.folder) app.use(files(views.folder));
  if (config.assetsDir) app.use(sharedAssets(config.assetsDir));
  app.use(metrics.measure);
  app.use(redirectMoved);
  app.use(withoutSession(config, publicPages));
  app.use(requestLog(context.log));
  app.use(neverCacheCookies);
  app.use(sameOrigin(config));
  app.use("/session", deviceCookies);
  app.use(sessions(context));
  app.use("/:site/press", articleBodies(context));
  app.use(publicBodies);
  app.use(objectBody);
  app.use(plainForm);
  app.use(["/registrations", waitlistPath], databaseDeadline);
  app.use(others);
  app.use(handleErrors(context.log, renderer));
  return app;
}
