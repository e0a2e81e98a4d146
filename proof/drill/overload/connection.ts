import { connect, type Socket } from 'node:net';

export type Reply = {
  readonly status: number;
  /** By names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly ms: number;
};

/**
 * One kept connection that carries one request at a time, with as little work as can be: it has to
 * outpace a server.
 */
export class RawConnection {
  readonly #port: number;
  #socket: Socket | null = null;
  #received: Buffer = Buffer.alloc(0);
  #waiting: { done: (reply: Reply | null) => void; since: number } | null = null;

  constructor(port: number) {
    this.#port = port;
  }

  /**
   * The complete answer, null when the connection broke before it came. The text is a whole
   * request.
   */
  send(text: string): Promise<Reply | null> {
    const socket = (this.#socket ??= this.#open());
    return new Promise((done) => {
      this.#waiting = { done, since: performance.now() };
      socket.write(text);
    });
  }

  close(): void {
    this.#socket?.destroy();
  }

  #open(): Socket {
    const socket = connect(this.#port, '127.0.0.1');
    socket.setNoDelay(true);
    socket.on('data', (piece) => this.#take(piece));
    socket.on('error', () => socket.destroy());
    socket.on('close', () => {
      if (this.#socket === socket) this.#socket = null;
      this.#received = Buffer.alloc(0);
      this.#answer(null);
    });
    return socket;
  }

  #take(piece: Buffer): void {
    this.#received = this.#received.length === 0 ? piece : Buffer.concat([this.#received, piece]);
    const headEnd = this.#received.indexOf('\r\n\r\n');
    if (headEnd < 0) return;
    const [first = '', ...lines] = this.#received.toString('latin1', 0, headEnd).split('\r\n');
    const headers = Object.fromEntries(
      lines.map((line) => {
        const colon = line.indexOf(':');
        return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
      }),
    );
    const end = headEnd + 4 + Number(headers['content-length'] ?? 0);
    if (this.#received.length < end) return;
    const body = this.#received.toString('utf8', headEnd + 4, end);
    this.#received = this.#received.subarray(end);
    if (headers['connection'] === 'close') {
      this.#socket?.destroy();
      this.#socket = null;
    }
    this.#answer({ status: Number(first.slice(9, 12)), headers, body });
  }

  #answer(reply: Omit<Reply, 'ms'> | null): void {
    const waiting = this.#waiting;
    this.#waiting = null;
    waiting?.done(reply && { ...reply, ms: performance.now() - waiting.since });
  }
}
