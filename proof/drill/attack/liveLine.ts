import { get, type ClientRequest } from 'node:http';
import { authorized, type Tenant } from './tenant.ts';

type AwaitedPosition = { readonly position: bigint; readonly heard: () => void };

/** Somebody's page that stays open and hears what has changed. */
export class LiveLine {
  readonly #request: ClientRequest;
  #upTo = 0n;
  #waiting: AwaitedPosition[] = [];

  constructor(tenant: Tenant) {
    this.#request = get(
      `${tenant.projectorUrl}/api/live`,
      { headers: { 'X-Real-IP': tenant.address, ...authorized(tenant) } },
      (answer) => {
        let rest = '';
        answer.setEncoding('utf8');
        answer.on('error', () => undefined);
        answer.on('data', (piece: string) => {
          const events = (rest + piece).split('\n\n');
          rest = events.pop() ?? '';
          for (const event of events) this.#hear(event);
        });
      },
    );
    this.#request.on('error', () => undefined);
  }

  /** Resolves when everything up to the position has been told. */
  heardOf(position: bigint): Promise<void> {
    if (position <= this.#upTo) return Promise.resolve();
    return new Promise((heard) => this.#waiting.push({ position, heard }));
  }

  close(): void {
    this.#request.destroy();
  }

  #hear(event: string): void {
    const position = /"position":"(\d+)"/.exec(event)?.[1];
    if (position === undefined) return;
    this.#upTo = BigInt(position);
    const [now, later] = [[] as AwaitedPosition[], [] as AwaitedPosition[]];
    for (const one of this.#waiting) (one.position <= this.#upTo ? now : later).push(one);
    this.#waiting = later;
    for (const { heard } of now) heard();
  }
}
