import { BlockList, isIP } from 'node:net';
import type pg from 'pg';

/** How soon a block is known to every process, in milliseconds. */
const LOOK_EVERY = 5_000;

/** Of an IPv4 address that came as an IPv6 one, the former; without the name of an interface. */
export const plainAddress = (address: string): string =>
  address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');

/**
 * Knows which networks the operators keep out: asked of the database now and then, so that it
 * costs nothing to ask here. While the database does not answer, what was blocked stays so.
 */
export class BlockedNetworks {
  readonly #pool: pg.Pool;
  readonly #every: number;
  #blocked = new BlockList();
  #timer: NodeJS.Timeout | undefined;

  constructor(pool: pg.Pool, every = LOOK_EVERY) {
    this.#pool = pool;
    this.#every = every;
  }

  /** Begins to look; resolves after the first look, also where that failed. */
  async start(): Promise<void> {
    await this.#look();
    this.#timer = setInterval(() => void this.#look(), this.#every).unref();
  }

  /** What is no address is in no network. */
  isBlocked(address: string): boolean {
    const plain = plainAddress(address);
    const family = isIP(plain);
    return family !== 0 && this.#blocked.check(plain, family === 4 ? 'ipv4' : 'ipv6');
  }

  close(): void {
    clearInterval(this.#timer);
  }

  async #look(): Promise<void> {
    try {
      const { rows } = await this.#pool.query<{ address: string; bits: number; family: 4 | 6 }>(
        `SELECT host(network) AS address, masklen(network) AS bits, family(network) AS family
           FROM identity.blocked_networks`,
      );
      const blocked = new BlockList();
      for (const { address, bits, family } of rows)
        blocked.addSubnet(address, bits, family === 4 ? 'ipv4' : 'ipv6');
      this.#blocked = blocked;
    } catch {
      // It is looked again in a moment.
    }
  }
}
