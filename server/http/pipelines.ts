import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** Concurrent requests per connection. Browsers and proxies send one at a time. */
export const maxUnderWay = 32;
/** Requests that may wait, over all connections: some 50 MB. */
export const maxWaiting = 24_000;

interface Waiting {
  request: IncomingMessage;
  response: ServerResponse;
}

interface Connection {
  underWay: number;
  waiting: Waiting[];
  /** Whether a waiting request will be taken in the next turn of the event loop. */
  scheduled: boolean;
  /** The last request whose head was read: only its body can still be arriving. */
  last: Waiting;
  /** Ends the connection once its requests are answered. */
  end?: (begun: boolean) => void;
}

/**
 * Limits the requests that a connection has under way. A client may pipeline thousands at once, and Node's parser emits
 * all that are in one 64 kB read: the rest waits here, reading is paused meanwhile, and connections take turns.
 */
export class Pipelines {
  readonly #listener: RequestListener;
  readonly #connections = new WeakMap<Socket, Connection>();
  #waiting = 0;

  constructor(listener: RequestListener) {
    this.#listener = listener;
  }

  /** Takes a request now, or once others of its connection are answered. */
  readonly take: RequestListener = (request, response) => {
    const { socket } = request;
    const taken = { request, response };
    const connection = this.#connectionOf(taken);
    if (connection.underWay < maxUnderWay && connection.waiting.length === 0) return this.#start(connection, taken);
    if (this.#waiting >= maxWaiting) {
      socket.destroy();
      return;
    }
    this.#waiting += 1;
    if (connection.waiting.push(taken) === 1) socket.pause();
  };

  /**
   * Calls back once every complete request of the connection is answered.
   * @param end receives whether an answer to an incomplete request has begun
   */
  whenAnswered(socket: Socket, end: (begun: boolean) => void): void {
    const connection = this.#connections.get(socket);
    if (!connection) {
      end(false);
      return;
    }
    connection.end = end;
    endIfAnswered(connection);
  }

  #connectionOf(taken: Waiting): Connection {
    const { socket } = taken.request;
    const known = this.#connections.get(socket);
    if (known) {
      known.last = taken;
      return known;
    }
    const connection: Connection = { underWay: 0, waiting: [], scheduled: false, last: taken };
    this.#connections.set(socket, connection);
    // Node resumes the socket for a request's body, or at its end.
    socket.on("resume", () => {
      if (connection.waiting.length > 0) socket.pause();
    });
    socket.once("close", () => {
      this.#waiting -= connection.waiting.length;
      connection.waiting.length = 0;
    });
    return connection;
  }

  #start(connection: Connection, { request, response }: Waiting): void {
    connection.underWay += 1;
    response.once("close", () => this.#answered(connection, request.socket));
    this.#listener(request, response);
  }

  #answered(connection: Connection, socket: Socket): void {
    connection.underWay -= 1;
    if (connection.waiting.length > 0) this.#schedule(connection, socket);
    if (connection.end) endIfAnswered(connection);
  }

  #schedule(connection: Connection, socket: Socket): void {
    if (connection.scheduled) return;
    connection.scheduled = true;
    setImmediate(() => {
      connection.scheduled = false;
      const next = connection.underWay < maxUnderWay ? connection.waiting.shift() : undefined;
      if (!next) return;
      this.#waiting -= 1;
      if (connection.waiting.length === 0) socket.resume();
      this.#start(connection, next);
      if (connection.waiting.length > 0 && connection.underWay < maxUnderWay) this.#schedule(connection, socket);
    });
  }
}

function endIfAnswered({ underWay, waiting, last, end }: Connection): void {
  const isComplete = last.request.complete;
  if (underWay + waiting.length <= (isComplete ? 0 : 1)) end?.(!isComplete && last.response.headersSent);
}
