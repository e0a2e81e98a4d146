import { connect, createServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';

/**
 * The wire between clients and a server, on which everything that happens to wires can be made to
 * happen.
 */
export type Relay = {
  readonly port: number;
  /** Bytes that the server has sent through it so far. */
  sent(): number;
  /** Breaks every connection; new ones are taken at once. */
  cut(): void;
  /** Nothing more goes through, either way, and nobody is told. */
  freeze(): void;
  thaw(): void;
  /** Takes no new connections; those there are stay. */
  refuse(): void;
  /** Refuses connections, as where no server listens, and breaks those there are. */
  close(): Promise<void>;
  /** Listens again on the same port. */
  open(): Promise<void>;
};

/** Listens on a free port of 127.0.0.1 for what is meant for the port `target` of `host`. */
export async function openRelay(target: number, host = '127.0.0.1'): Promise<Relay> {
  const sockets = new Set<Socket>();
  let frozen = false;
  let sent = 0;
  let server: Server;
  let port = 0;

  function carry(near: Socket): void {
    const far = connect(target, host);
    far.on('data', (bytes: Buffer) => (sent += bytes.length));
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.setNoDelay(true);
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
      from.pipe(to);
      if (frozen) from.pause();
    }
  }
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  const open = () =>
    new Promise<void>((resolve, reject) => {
      server = createServer(carry).on('error', reject);
      server.listen(port, '127.0.0.1', () => {
        port = (server.address() as AddressInfo).port;
        resolve();
      });
    });

  await open();
  return {
    get port() {
      return port;
    },
    sent: () => sent,
    cut,
    freeze() {
      frozen = true;
      for (const socket of sockets) socket.pause();
    },
    thaw() {
      frozen = false;
      for (const socket of sockets) socket.resume();
    },
    refuse: () => void server.close(),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        cut();
      }),
    open,
  };
}
