import type { ErrorRequestHandler } from "express";
import type { Logger } from "pino";
import { messages } from "../../client/copy/messages.ts";
import { isDatabaseUnavailable } from "../database/unavailable.ts";
import { HttpError } from "../httpErrors.ts";
import type { PageRenderer } from "../views/pageRenderer.ts";
import { wantsJson } from "../views/wantsJson.ts";
import { loggedPath } from "./loggedPath.ts";

/** Errors of body-parser, the router and send have a 4xx status and a type or message for developers. */
const clientStatus = (error: unknown) => {
  if (error instanceof URIError) return 400;
  const status = typeof error === "object" && error !== null && "status" in error ? Number(error.status) : 0;
  return status >= 400 && status < 500 ? status : undefined;
};

const statusMessages: Record<number, string> = {
  400: "요청을 이해할 수 없습니다.",
  413: "보내신 내용이 너무 큽니다.",
  415: "지원하지 않는 형식의 요청입니다.",
  416: "파일에 없는 부분을 요청했습니다.",
  503: messages.unexpected,
};

/** The loggable parts of an error and of its causes. */
const logged = (error: unknown): object | undefined =>
  error instanceof Error
    ? {
        name: error.name,
        code: "code" in error ? error.code : undefined,
        message: error.message,
        stack: error.stack,
        cause: logged(error.cause),
      }
    : undefined;

/** The one place where an error becomes an answer. Shows only messages written for the visitor. */
export function handleErrors(log: Logger, renderer: PageRenderer): ErrorRequestHandler {
  return async (error, request, response, next) => {
    if (response.headersSent) return next(error);
    // The client has disconnected.
    if (response.destroyed) return;
    const status =
      error instanceof HttpError ? error.status : (clientStatus(error) ?? (isDatabaseUnavailable(error) ? 503 : 500));
    const message = error instanceof HttpError ? error.message : (statusMessages[status] ?? messages.unexpected);
    if (status >= 500) {
      // Pages that are the same for all visitors aren't logged unless they fail.
      const requestLog = request.log ?? log.child({ method: request.method, path: loggedPath(request.originalUrl) });
      requestLog.error({ err: logged(error) }, "request failed");
    }
    response.status(status).set("Cache-Control", "no-store");
    if (status === 503) response.set("Retry-After", "5");
    if (wantsJson(request)) response.json({ ok: false, status, message });
    else
      response
        .type("html")
        .send((status === 500 && renderer.explain(error)) || (await renderer.failure(status, message)));
  };
}
