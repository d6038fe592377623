import { randomUUID } from "node:crypto";
import type { RequestHandler } from "express";
import pino, { type Logger } from "pino";
import { pinoHttp } from "pino-http";
import type { Config } from "../config/config.ts";
import { loggedPath } from "./loggedPath.ts";

/** Logs to standard output as JSON lines. Never contains what people type: no body, no query, no cookie. */
export function createLog(config: Pick<Config, "logLevel">): Logger {
  return pino({
    level: config.logLevel,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: ["req.headers.cookie", "req.headers.authorization", "*.password", "*.phone", "*.email"],
  });
}

const probes = /^\/(healthz|readyz)$/;

/** Gives each request a logger with its id; a proxy's id is reused, so that one search finds both. */
export function requestLog(log: Logger): RequestHandler {
  return pinoHttp({
    logger: log,
    genReqId(request, response) {
      const given = request.headers["x-request-id"];
      const id = typeof given === "string" && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
      response.setHeader("X-Request-Id", id);
      return id;
    },
    // Our serializers don't need the copy that the library would make of each request.
    wrapSerializers: false,
    serializers: {
      req: (request) => ({ id: request.id, method: request.method, path: loggedPath(request.url ?? "") }),
      res: (response) => ({ status: response.statusCode }),
    },
    customLogLevel(request, response, error) {
      if (error || response.statusCode >= 500) return "error";
      // Probes come every few seconds; only failures are worth logging.
      return probes.test(request.url ?? "") ? "silent" : "info";
    },
  }) as RequestHandler;
}
