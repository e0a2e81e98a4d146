import { randomUUID } from 'node:crypto';
import { refusalText } from '@waymark/api/problems';
import { RequestRefused } from '@waymark/edge';
import type { FileContent } from '@waymark/events';
import type { FileStore } from '@waymark/files';
import { inTransaction } from '@waymark/postgres';
import type { Pool, PoolClient } from 'pg';

export type OfFile = { readonly workspaceId: string; readonly fileId: string };

/**
 * Whoever brings a file has ended long before, in milliseconds: what is not settled by then is
 * settled by what the log says.
 */
const ARRIVES_WITHIN = 60 * 60_000;
const MB = 1024 * 1024;

type RoomOptions = {
  readonly pool: Pool;
  /** Of one workspace, in bytes. */
  readonly most: number;
  readonly clock: () => Date;
  readonly store: FileStore | undefined;
  /** What a file holds by the log, read anew; null where there is none, or none any more. */
  readonly keptBy: (of: OfFile) => Promise<readonly FileContent[] | null>;
};

/**
 * How much each workspace keeps, so that none fills the store of all. What is being brought takes
 * room from before its first byte until it is settled, and the store keeps nothing of what was
 * refused.
 */
export class FileRoom {
  readonly #options: RoomOptions;
  constructor(options: RoomOptions) {
    this.#options = options;
  }

  /**
   * Before anything is taken in; two at once never take the same room. @returns the id of the
   * upload @throws RequestRefused 413 `too-many-files`
   */
  async take(of: OfFile, bytes: number): Promise<string> {
    const { clock, most } = this.#options;
    const now = clock();
    return this.#alone(of, async (tx) => {
      const { rows } = await tx.query<{ used: string }>(
        `SELECT (SELECT coalesce(sum(bytes), 0) FROM identity.file_room
                  WHERE workspace_id = $1 AND file_id <> $2 AND (until IS NULL OR until > $3))
              + (SELECT coalesce(sum(bytes), 0) FROM identity.file_arrivals WHERE workspace_id = $1) AS used`,
        [of.workspaceId, of.fileId, now],
      );
      if (Number(rows[0]?.used) + bytes > most) throw full(most);
      const uploadId = randomUUID();
      await tx.query(
        `INSERT INTO identity.file_arrivals (upload_id, workspace_id, file_id, bytes, until) VALUES ($1, $2, $3, $4, $5)`,
        [...[uploadId, of.workspaceId, of.fileId, bytes], new Date(now.getTime() + ARRIVES_WITHIN)],
      );
      return uploadId;
    });
  }

  /** Before a content is put: from then on nobody else takes it out. */
  async puts(of: OfFile, uploadId: string, key: string): Promise<void> {
    await this.#alone(of, (tx) =>
      tx.query('UPDATE identity.file_arrivals SET keys = keys || $2::text WHERE upload_id = $1', [
        uploadId,
        key,
      ]),
    );
  }

  /**
   * Once it is certain what became of an upload: what the file holds is kept, and what was put for
   * it and is neither named nor brought by another upload is taken out. Done again it changes
   * nothing. @throws FileStoreTrouble
   */
  async settle(of: OfFile, uploadId: string): Promise<void> {
    const { store, keptBy } = this.#options;
    await this.#alone(of, async (tx) => {
      const { rows } = await tx.query<{ keys: string[] }>(
        'DELETE FROM identity.file_arrivals WHERE upload_id = $1 RETURNING keys',
        [uploadId],
      );
      if (rows[0] === undefined) return;
      const kept = await keptBy(of);
      const others = await tx.query<{ key: string }>(
        'SELECT unnest(keys) AS key FROM identity.file_arrivals WHERE workspace_id = $1 AND file_id = $2',
        [of.workspaceId, of.fileId],
      );
      const stay = new Set([
        ...(kept ?? []).map(({ key }) => key),
        ...others.rows.map(({ key }) => key),
      ]);
      for (const key of rows[0].keys) if (!stay.has(key)) await store?.delete(key);
      if (kept !== null) await keep(tx, of, kept);
    });
  }

  /**
   * Settles what services that ended have left. May be done by several at once. @throws
   * FileStoreTrouble
   */
  async settleLeft(): Promise<void> {
    const { pool, clock } = this.#options;
    const { rows } = await pool.query<OfFile & { uploadId: string }>(
      `SELECT upload_id AS "uploadId", workspace_id AS "workspaceId", file_id AS "fileId" FROM identity.file_arrivals WHERE until < $1`,
      [clock()],
    );
    for (const { uploadId, ...of } of rows) await this.settle(of, uploadId);
  }

  async giveBack({ workspaceId, fileId }: OfFile): Promise<void> {
    await this.#options.pool.query(
      'DELETE FROM identity.file_room WHERE workspace_id = $1 AND file_id = $2',
      [workspaceId, fileId],
    );
  }

  /** Of all services one at a time for each workspace. */
  #alone<T>({ workspaceId }: OfFile, act: (tx: PoolClient) => Promise<T>): Promise<T> {
    return inTransaction(this.#options.pool, async (tx) => {
      await tx.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [
        `file_room ${workspaceId}`,
      ]);
      return act(tx);
    });
  }
}

const keep = (tx: PoolClient, { workspaceId, fileId }: OfFile, contents: readonly FileContent[]) =>
  tx.query(
    `INSERT INTO identity.file_room (workspace_id, file_id, bytes) VALUES ($1, $2, $3)
     ON CONFLICT (workspace_id, file_id) DO UPDATE SET bytes = excluded.bytes, until = NULL`,
    [...[workspaceId, fileId], contents.reduce((sum, { bytes }) => sum + bytes, 0)],
  );

const full = (most: number) =>
  new RequestRefused({
    status: 413,
    code: 'too-many-files',
    detail: refusalText('noRoomForFiles', Math.floor(most / MB)),
  });
