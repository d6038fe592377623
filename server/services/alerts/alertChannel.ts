import nodemailer from "nodemailer";
import type { AlertSettings } from "../../config/externalServices.ts";
import { timeLeft } from "../../database/deadline.ts";
import { isSuccess, requestJson } from "../requestJson.ts";

export interface Alert {
  subject: string;
  lines: readonly string[];
}

/** A channel that alerts the office. */
export interface AlertChannel {
  name: "e-mail" | "webhook";
  /** @throws Error when sending failed; its message contains no address */
  send(alert: Alert): Promise<void>;
}

/** Milliseconds per step of an SMTP session, and for a webhook's response. */
const timeout = 10_000;
/** Milliseconds for a whole SMTP session: a server that responds slowly would never hit the other timeout. */
const mailTimeout = 15_000;

/** Line breaks, invisible characters and direction marks could make one value look like several lines. */
const oneLine = (line: string) => line.replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, " ");

/** https://docs.slack.dev/messaging/formatting-message-text#escaping: otherwise `<!channel>` notifies everyone. */
const escaped = (line: string) => line.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

function email({ smtpUrl, to, from }: NonNullable<AlertSettings["email"]>): AlertChannel {
  const transport = nodemailer.createTransport({
    url: smtpUrl,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    name: "e-mail",
    async send({ subject, lines }) {
      // Aborts the session: a merely abandoned one could still deliver, and the retry would be a second mail.
      const signal = AbortSignal.timeout(timeLeft(mailTimeout));
      const text = lines.map(oneLine).join("\n");
      try {
        await transport.sendMail({ from, to, subject: oneLine(subject), text, signal });
      } catch (error) {
        const failure = error instanceof Error && "code" in error ? String(error.code) : "unknown";
        const code = signal.aborted ? "ETIMEDOUT" : failure;
        throw new Error(`The mail server didn't accept an alert: ${code}`);
      }
    },
  };
}

/** `{text}` is what Slack, Mattermost and Discord's Slack-compatible endpoint read. */
function webhook(url: string): AlertChannel {
  return {
    name: "webhook",
    async send({ subject, lines }) {
      const text = [subject, ...lines].map((line) => escaped(oneLine(line))).join("\n");
      const response = await requestJson({ url, body: { text }, timeout });
      if (!isSuccess(response))
        throw new Error(`The webhook didn't accept an alert: ${response.failure ?? `HTTP ${response.status}`}`);
    },
  };
}

/** @returns the configured channels */
export const alertChannels = (settings: AlertSettings): AlertChannel[] => [
  ...(settings.email ? [email(settings.email)] : []),
  ...(settings.webhook ? [webhook(settings.webhook)] : []),
];
