import { Agent, request } from 'node:http';

/** An answer, or `status` 0 when the connection ended without one. */
export type AttackAnswer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
  readonly ms: number;
};

export type AttackRequest = {
  readonly method?: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
  /** Sends the body without saying how long it is. */
  readonly chunked?: boolean;
};

/** Somebody with so many connections at one address, as the proxy tells the services. */
export class Attacker {
  readonly #agent: Agent;
  readonly #address: string;

  constructor(address: string, connections: number) {
    this.#address = address;
    this.#agent = new Agent({ keepAlive: true, maxSockets: connections });
  }

  ask(
    site: string,
    { method, path, headers, body, chunked = false }: AttackRequest,
  ): Promise<AttackAnswer> {
    const since = performance.now();
    return new Promise((resolve) => {
      const nothing = () =>
        resolve({ ...{ status: 0, headers: {}, body: '' }, ms: performance.now() - since });
      const asking = request(
        `${site}${path}`,
        {
          agent: this.#agent,
          method: method ?? (body === undefined ? 'GET' : 'POST'),
          headers: {
            'X-Real-IP': this.#address,
            ...(body === undefined
              ? {}
              : {
                  'Content-Type': 'application/json',
                  ...(chunked
                    ? { 'Transfer-Encoding': 'chunked' }
                    : { 'Content-Length': Buffer.byteLength(body) }),
                }),
            ...headers,
          },
        },
        (answer) => {
          let text = '';
          answer.setEncoding('utf8');
          answer.on('data', (piece: string) => (text += piece));
          answer.on('error', nothing);
          answer.on('end', () =>
            resolve({
              status: answer.statusCode ?? 0,
              headers: answer.headers,
              body: text,
              ms: performance.now() - since,
            }),
          );
        },
      );
      asking.on('error', nothing);
      asking.end(body);
    });
  }

  leave(): void {
    this.#agent.destroy();
  }
}
