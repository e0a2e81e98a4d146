import { said } from '@waymark/api/problems';
import { Refused } from '@waymark/edge';
import type { Pool } from 'pg';

export type OfFile = { readonly workspaceId: string; readonly fileId: string };

/** For how long what is arriving takes room, should its process be killed, in milliseconds. */
const ARRIVES_WITHIN = 60 * 60_000;
const MB = 1024 * 1024;

/** How much each workspace keeps, so that none fills the store of all. `most`: in bytes. */
export class FileRoom {
  readonly #pool: Pool;
  readonly #most: number;
  readonly #clock: () => Date;

  constructor(pool: Pool, most: number, clock: () => Date) {
    this.#pool = pool;
    this.#most = most;
    this.#clock = clock;
  }

  /** Before anything is taken in; two at once never take the same room. @throws Refused 413 `too-many-files` */
  async take({ workspaceId, fileId }: OfFile, bytes: number): Promise<void> {
    const now = this.#clock();
    const until = new Date(now.getTime() + ARRIVES_WITHIN);
    const tx = await this.#pool.connect();
    try {
      await tx.query('BEGIN');
      await tx.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [
        `file_room ${workspaceId}`,
      ]);
      const { rows } = await tx.query<{ used: string }>(
        `SELECT coalesce(sum(bytes), 0) AS used FROM identity.file_room
          WHERE workspace_id = $1 AND file_id <> $2 AND (until IS NULL OR until > $3)`,
        [workspaceId, fileId, now],
      );
      const fits = Number(rows[0]?.used) + bytes <= this.#most;
      if (fits)
        await tx.query(
          `INSERT INTO identity.file_room (workspace_id, file_id, bytes, until) VALUES ($1, $2, $3, $4)
           ON CONFLICT (workspace_id, file_id) DO UPDATE SET bytes = excluded.bytes, until = excluded.until
            WHERE file_room.until IS NOT NULL`,
          [workspaceId, fileId, bytes, until],
        );
      await tx.query('COMMIT');
      if (!fits) throw full(this.#most);
    } catch (error) {
      await tx.query('ROLLBACK');
      throw error;
    } finally {
      tx.release();
    }
  }

  /** It is there; `bytes` of all its contents. */
  async keep({ workspaceId, fileId }: OfFile, bytes: number): Promise<void> {
    await this.#pool.query(
      `INSERT INTO identity.file_room (workspace_id, file_id, bytes) VALUES ($1, $2, $3)
       ON CONFLICT (workspace_id, file_id) DO UPDATE SET bytes = excluded.bytes, until = NULL`,
      [workspaceId, fileId, bytes],
    );
  }

  /** What was refused takes none. */
  async letGo({ workspaceId, fileId }: OfFile): Promise<void> {
    await this.#pool.query(
      'DELETE FROM identity.file_room WHERE workspace_id = $1 AND file_id = $2 AND until IS NOT NULL',
      [workspaceId, fileId],
    );
  }

  async giveBack({ workspaceId, fileId }: OfFile): Promise<void> {
    await this.#pool.query(
      'DELETE FROM identity.file_room WHERE workspace_id = $1 AND file_id = $2',
      [workspaceId, fileId],
    );
  }
}

const full = (most: number) =>
  new Refused({
    status: 413,
    code: 'too-many-files',
    detail: said('noRoomForFiles', Math.floor(most / MB)),
  });
