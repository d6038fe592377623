import { Agent, request } from "node:https";
import { setTimeout as pause } from "node:timers/promises";

interface Answer {
  status: number;
  body: string;
  cookie: string;
}

/** Sends requests to the stack's Caddy, verifying its certificate, and counts failures. */
export class TlsVisitor {
  answered = 0;
  readonly failed: string[] = [];
  readonly #agent: Agent;
  readonly #port: number;
  #going = true;

  /** @param ca the certificate of Caddy's own authority */
  constructor(port: number, ca: string) {
    this.#port = port;
    this.#agent = new Agent({ keepAlive: true, ca, servername: "localhost" });
  }

  /** @param body sent as JSON, by POST */
  request(path: string, body?: object, headers: Record<string, string> = {}): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const sent = request(
        {
          agent: this.#agent,
          host: "127.0.0.1",
          port: this.#port,
          path: encodeURI(path),
          method: body ? "POST" : "GET",
          headers: {
            Host: "localhost",
            Accept: "application/json",
            ...(body && { "Content-Type": "application/json", "Sec-Fetch-Site": "same-origin" }),
            ...headers,
          },
        },
        (response) => {
          let text = "";
          response
            .setEncoding("utf8")
            .on("data", (part) => {
              text += part;
            })
            .once("error", reject)
            .once("end", () => {
              const cookie = response.headers["set-cookie"]?.[0]?.split(";")[0] ?? "";
              resolve({ status: response.statusCode ?? 0, body: text, cookie });
            });
        },
      );
      sent.once("error", reject).end(body && JSON.stringify(body));
    });
  }

  /** Reads and registers in a loop, until `rest`. */
  async visit(client: number): Promise<void> {
    for (let count = 0; this.#going; count += 1) {
      const path = ["/", "/a-site/press", "/announcement.pdf", "/registrations"][count % 4] ?? "/";
      const lead = { form: "popup", name: "홍길동", phone: "010-1234-5678", key: `stack-${client}-${count}` };
      const status = await this.request(path, path === "/registrations" ? lead : undefined).then(
        (answer) => answer.status,
        (error: NodeJS.ErrnoException) => error.code ?? error.message,
      );
      if (Number(status) < 400) this.answered += 1;
      else this.failed.push(`${path}: ${status}`);
      await pause(20);
    }
  }

  rest(): void {
    this.#going = false;
  }
}
