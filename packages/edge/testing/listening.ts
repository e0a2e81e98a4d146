import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server of a test on the loopback address, at whichever port is free. */
export type TestServer<Of = Server> = {
  readonly server: Of;
  readonly port: number;
  readonly url: string;
  /** Cuts whoever is still connected. */
  stop(): Promise<void>;
};

/** Lets a server listen, or a Koa app by a server of its own, and answers once it does. */
export async function listening<Of extends Server = Server>(
  app: Of | { listen(port: number, host: string): Of },
): Promise<TestServer<Of>> {
  const server = app.listen(0, '127.0.0.1') as Of;
  if (!server.listening) await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    server,
    port,
    url: `http://127.0.0.1:${port}`,
    async stop() {
      if (!server.listening) return;
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
