import { generateKeyPair } from 'node:crypto';
import { promisify } from 'node:util';
import type { DeviceKey } from '@waymark/api';
import type { PersonVault } from '@waymark/vault';
import type { Pool } from 'pg';

const newPair = promisify(generateKeyPair);

/**
 * The keys by which devices seal what people have not sent (PRODUCT 3.9). The private one is sealed
 * by the key of the person.
 */
export class DeviceKeys {
  readonly #pool: Pool;
  readonly #vault: Pick<PersonVault, 'seal' | 'open'>;
  constructor(pool: Pool, vault: Pick<PersonVault, 'seal' | 'open'>) {
    [this.#pool, this.#vault] = [pool, vault];
  }

  /**
   * Theirs, or a guest's; made when it is asked for first. Of two who ask at once, both get the
   * same. @throws PersonErased
   */
  async of(accountId: string): Promise<DeviceKey> {
    return (await this.#kept(accountId)) ?? this.#made(accountId);
  }

  async #kept(accountId: string): Promise<DeviceKey | null> {
    const { rows } = await this.#pool.query<{ publicKey: string; sealed: string }>(
      `SELECT public_key AS "publicKey", sealed_private_key AS sealed FROM identity.device_keys WHERE account_id = $1`,
      [accountId],
    );
    const [row] = rows;
    if (row === undefined) return null;
    const privateKey = await this.#vault.open(accountId, row.sealed);
    return typeof privateKey === 'string' ? { publicKey: row.publicKey, privateKey } : null;
  }

  async #made(accountId: string): Promise<DeviceKey> {
    const pair = await newPair('ec', { namedCurve: 'P-256' });
    const publicKey = pair.publicKey.export({ type: 'spki', format: 'der' }).toString('base64url');
    const privateKey = pair.privateKey
      .export({ type: 'pkcs8', format: 'der' })
      .toString('base64url');
    const sealed = await this.#vault.seal(accountId, privateKey);
    const { rowCount } = await this.#pool.query(
      'INSERT INTO identity.device_keys VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
      [accountId, publicKey, sealed],
    );
    if (rowCount === 1) return { publicKey, privateKey };
    const kept = await this.#kept(accountId);
    if (kept === null) throw new Error('a device key that was kept is gone');
    return kept;
  }
}
