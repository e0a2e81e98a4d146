import { inTransaction, plainAddress } from '@waymark/postgres';
import { isIP } from 'node:net';
import type { Pool } from 'pg';
import { endAllWithin } from './sessionIndex.ts';

/** What is blocked, and since when. */
export type Blocked = { readonly what: string; readonly since: Date };

/**
 * Whom the operators keep out: accounts, asked where somebody signs in, stays in or comes by a
 * frame; and networks, which no way lets in (`BlockedNetworks`).
 */
export class AccountBlocks {
  readonly #pool: Pool;
  constructor(pool: Pool) {
    this.#pool = pool;
  }

  /** Nobody signs in with it, and whoever was in is out. @returns how many sessions have ended */
  blockAccount(accountId: string): Promise<number> {
    return inTransaction(this.#pool, async (client) => {
      await client.query(
        'INSERT INTO identity.blocked_accounts (account_id) VALUES ($1) ON CONFLICT DO NOTHING',
        [accountId],
      );
      return endAllWithin(client, accountId);
    });
  }

  /** @returns whether it was blocked */
  async unblockAccount(accountId: string): Promise<boolean> {
    const { rowCount } = await this.#pool.query(
      'DELETE FROM identity.blocked_accounts WHERE account_id = $1',
      [accountId],
    );
    return rowCount === 1;
  }

  /** @param network as `networkIn` has it */
  async blockNetwork(network: string): Promise<void> {
    await this.#pool.query(
      'INSERT INTO identity.blocked_networks (network) VALUES (network($1::inet)) ON CONFLICT DO NOTHING',
      [network],
    );
  }

  /** @returns whether it was blocked */
  async unblockNetwork(network: string): Promise<boolean> {
    const { rowCount } = await this.#pool.query(
      'DELETE FROM identity.blocked_networks WHERE network = network($1::inet)',
      [network],
    );
    return rowCount === 1;
  }

  async isAccountBlocked(accountId: string): Promise<boolean> {
    const { rowCount } = await this.#pool.query(
      'SELECT FROM identity.blocked_accounts WHERE account_id = $1',
      [accountId],
    );
    return rowCount === 1;
  }

  /** All that is, the oldest first. */
  async all(): Promise<Record<'accounts' | 'networks', Blocked[]>> {
    const of = async (sql: string) =>
      (await this.#pool.query<Blocked>(`${sql} ORDER BY since, what`)).rows;
    return {
      accounts: await of('SELECT account_id AS what, since FROM identity.blocked_accounts'),
      networks: await of('SELECT network::text AS what, since FROM identity.blocked_networks'),
    };
  }
}

/** An address, or a network as `192.0.2.0/24`; null for what is neither. */
export function networkIn(text: string): string | null {
  const [address = '', bits, ...more] = text.trim().split('/');
  const plain = plainAddress(address);
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(plain)] ?? -1;
  if (most < 0 || more.length > 0) return null;
  if (bits === undefined) return plain;
  return /^\d{1,3}$/.test(bits) && Number(bits) <= most && Number(bits) > 0
    ? `${plain}/${bits}`
    : null;
}
