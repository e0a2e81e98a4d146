import { once } from 'node:events';
import {
  createServer,
  request,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { rootFile } from '../../../deploy/composeFile.ts';

const caddyfile = rootFile('deploy/Caddyfile');
/** A duration that the Caddyfile names, in milliseconds. */
function said(name: string): number {
  const [, digits, unit] = new RegExp(`^\\t${name} (\\d+)(ms|s)$`, 'm').exec(caddyfile) ?? [];
  if (digits === undefined) throw new Error(`deploy/Caddyfile does not say ${name}`);
  return Number(digits) * (unit === 's' ? 1_000 : 1);
}
const LOOK_EVERY = said('health_interval');
export const TRIES_FOR = said('lb_try_duration');
const TRIES_EVERY = said('lb_try_interval');

type Upstream = { readonly url: string; healthy: boolean };

/**
 * Stands before the projectors of a drill as the proxy does in production: asks for their health,
 * sends nothing to one that says it ends, and tries again elsewhere what never reached one.
 */
export class ReadProxy {
  readonly #server: Server;
  readonly #looking: NodeJS.Timeout;
  #upstreams: readonly Upstream[] = [];
  readonly #triesFor: number;
  #turn = 0;

  private constructor(server: Server, triesFor: number) {
    this.#server = server;
    this.#triesFor = triesFor;
    server.on('request', (asked, answer) => void this.#handOn(asked, answer));
    this.#looking = setInterval(() => void this.#look(), LOOK_EVERY);
  }

  /**
   * @param triesFor how long a request that reaches no projector is tried again, in milliseconds
   */
  static async start(urls: readonly string[], triesFor: number): Promise<ReadProxy> {
    // A reader on a busy machine leaves a connection idle for seconds, and asks by it again.
    const server = createServer({ keepAliveTimeout: 60_000 }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const proxy = new ReadProxy(server, triesFor);
    await proxy.leadTo(urls);
    return proxy;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async leadTo(urls: readonly string[]): Promise<void> {
    this.#upstreams = urls.map((url) => ({ url, healthy: true }));
    await this.#look();
  }

  async stop(): Promise<void> {
    clearInterval(this.#looking);
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }

  async #look(): Promise<void> {
    await Promise.all(
      this.#upstreams.map(async (upstream) => {
        upstream.healthy = await fetch(`${upstream.url}/healthz`).then(
          ({ ok }) => ok,
          () => false,
        );
      }),
    );
  }

  async #handOn(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    const deadline = performance.now() + this.#triesFor;
    while (performance.now() < deadline) {
      const healthy = this.#upstreams.filter((one) => one.healthy);
      const upstream = healthy[this.#turn++ % Math.max(1, healthy.length)];
      if (upstream !== undefined && (await answeredBy(upstream, asked, answer))) return;
      await delay(TRIES_EVERY);
    }
    answer.writeHead(503).end();
  }
}

/** False where the request never got an answer; then it may be asked of another. */
function answeredBy(
  upstream: Upstream,
  { url = '/', method, headers }: IncomingMessage,
  answer: ServerResponse,
): Promise<boolean> {
  return new Promise((resolve) => {
    const onward = request(`${upstream.url}${url}`, { ...{ method, headers }, agent: false });
    onward.on('response', (found) => {
      answer.writeHead(found.statusCode ?? 502, found.headers);
      found.pipe(answer);
      resolve(true);
    });
    onward.on('error', () => {
      upstream.healthy = false;
      resolve(false);
    });
    onward.end();
  });
}
