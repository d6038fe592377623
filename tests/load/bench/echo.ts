/**
 * Event streams by hand: whatever is sent to an address is passed on to who listens there. It stores nothing, and there is
 * only one of it.
 */
import { createServer, type ServerResponse } from "node:http";

const open = new Map<string, Set<ServerResponse>>();

createServer((incoming, answer) => {
  const room = String(incoming.url).split("/")[2] ?? "";
  if (incoming.method === "GET") {
    const streams = open.get(room) ?? new Set();
    open.set(room, streams.add(answer));
    answer.writeHead(200, { "Content-Type": "text/event-stream" });
    answer.write('data: {"version":0,"gesture":0}\n\n');
    incoming.on("close", () => streams.delete(answer));
    return;
  }
  let body = "";
  incoming.setEncoding("utf8").on("data", (part: string) => {
    body += part;
  });
  incoming.on("end", () => {
    for (const stream of open.get(room) ?? []) stream.write(`data: ${body}\n\n`);
    answer.writeHead(204).end();
  });
}).listen(Number(process.env.PORT), "127.0.0.1", () => process.stdout.write("http://\n"));
