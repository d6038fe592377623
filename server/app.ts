import type { RequestListener } from "node:http";
import express from "express";
import type { Context } from "./context.ts";
import { answerErrors } from "./middleware/errors.ts";
import { files } from "./middleware/files.ts";
import { requestLog } from "./middleware/logging.ts";
import { objectBody } from "./middleware/objectBody.ts";
import { plainForm } from "./middleware/plainForm.ts";
import { sameOrigin } from "./middleware/sameOrigin.ts";
import { security, securityHeaders } from "./middleware/security.ts";
import { sessions } from "./middleware/session.ts";
import { storedAssets } from "./middleware/storedAssets.ts";
import { routes } from "./routes.ts";
import { PageCache } from "./views/pageCache.ts";
import { PageResponder } from "./views/pageResponder.ts";

/** Largest body taken, in bytes. */
const bodyLimit = 100 * 1024;

/** The application as production and every test run it. It listens to nothing and connects to nothing by itself. */
export function createApp(context: Context): RequestListener {
  const { config, metrics, views } = context;
  const headers = securityHeaders(config);
  const responder = new PageResponder(views, config.publicUrl);
  const cache = new PageCache(responder, headers, views.keep);

  const app = express();
  app.disable("x-powered-by");
  app.disable("etag");
  app.set("trust proxy", config.trustProxy);
  app.set("query parser", "simple");
  app.use(security(headers));
  if (views.middleware) app.use(views.middleware);
  if (views.folder) app.use(files(views.folder));
  app.use(metrics.measure);
  app.use(requestLog(context.log));
  if (views.folder) app.use(storedAssets(context.database.db));
  app.use(sameOrigin(config));
  app.use(express.json({ limit: bodyLimit }));
  app.use(express.urlencoded({ extended: false, limit: bodyLimit, parameterLimit: 50 }));
  app.use(objectBody);
  app.use(plainForm);
  app.use(sessions(context));
  routes(app, context, responder, cache);
  app.use(answerErrors(responder));

  return (request, response) => {
    if (cache.answer(request, response)) metrics.keptPage();
    else app(request, response);
  };
}
