import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

type Pair = { readonly near: Socket; readonly far: Socket };

/** A way to a server on loopback that can be made slow, cut, or swallow whatever is sent. */
export class TcpProxy {
  readonly port: number;
  readonly #server: Server;
  #serverPort: number;
  readonly #pairs = new Set<Pair>();
  /** How long each piece waits before it goes on, in milliseconds. */
  delayBy = 0;
  #hole = false;
  #closed = false;

  private constructor(server: Server, serverPort: number) {
    this.#server = server;
    this.#serverPort = serverPort;
    this.port = (server.address() as AddressInfo).port;
    server.on('connection', (near) => this.#connect(near));
  }

  static async start(serverPort: number): Promise<TcpProxy> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return new TcpProxy(server, serverPort);
  }

  #connect(near: Socket): void {
    near.on('error', () => near.destroy());
    if (this.#closed) {
      near.resetAndDestroy();
      return;
    }
    const far = connect(this.#serverPort, '127.0.0.1');
    const pair = { near, far };
    this.#pairs.add(pair);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      one.setNoDelay(true);
      one.on('error', () => other.destroy());
      one.on('close', () => this.#pairs.delete(pair));
      this.#pass(one, other);
    }
  }

  /**
   * Pieces and the end go on in order, each after the delay of its time; none while there is a
   * hole.
   */
  #pass(from: Socket, to: Socket): void {
    let before: Promise<unknown> | null = null;
    const inTurn = (act: () => void) => {
      if (this.#hole) return;
      if (this.delayBy === 0 && before === null) {
        act();
        return;
      }
      const turn: Promise<unknown> = Promise.all([before, delay(this.delayBy)])
        .then(() => (to.destroyed ? undefined : act()))
        .finally(() => {
          if (before === turn) before = null;
        });
      before = turn;
    };
    from.on('data', (piece: Buffer) => inTurn(() => to.write(piece)));
    from.on('end', () => inTurn(() => to.end()));
  }

  /** Resets every connection. */
  cut(): void {
    for (const { near, far } of [...this.#pairs]) {
      near.resetAndDestroy();
      far.destroy();
    }
  }

  /** Resets every connection; the next ones lead to another port. */
  leadTo(serverPort: number): void {
    this.#serverPort = serverPort;
    this.cut();
  }

  /** Resets every connection and every new one, until `open`. */
  close(): void {
    this.#closed = true;
    this.cut();
  }

  /** From now on nothing that is sent arrives, and nobody is told, until `open`. */
  swallow(): void {
    this.#hole = true;
  }

  /** As at the start. What was in a hole has lost its place, so its connections are cut. */
  open(): void {
    this.#closed = false;
    this.delayBy = 0;
    if (this.#hole) this.cut();
    this.#hole = false;
  }

  async stop(): Promise<void> {
    const closed = new Promise<void>((resolve) => this.#server.close(() => resolve()));
    this.cut();
    await closed;
  }
}
