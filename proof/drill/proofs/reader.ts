import { setTimeout as delay } from 'node:timers/promises';
import { headers } from '@waymark/api';
import { signAccessToken, type AccessToken } from '@waymark/edge';

const PATIENCE = 60_000;
const PAGE = 1_000;

export type ReadRow = Readonly<Record<string, unknown>>;
type Options = {
  readonly projectorUrl: string;
  readonly signingSecret: string;
  readonly accountId: string;
  readonly workspaceId: string;
  /**
   * How long read models may take to catch up with nobody's help, in milliseconds; default a
   * minute.
   */
  readonly patience?: number;
};

/** Reads over HTTP as a member of the team, and takes no answer that is marked stale. */
export class ProofReader {
  readonly #options: Options;
  #token: AccessToken | null = null;
  constructor(options: Options) {
    this.#options = options;
  }

  /** Every row of a list. @throws Error when the read models do not catch up with `after` */
  async all(
    resource: string,
    filter: ReadRow,
    sort: readonly [string, 'ASC' | 'DESC'],
    after: bigint,
  ): Promise<ReadRow[]> {
    const rows: ReadRow[] = [];
    for (;;) {
      const range = [rows.length, rows.length + PAGE - 1];
      const { status, body, total } = await this.#get(
        `${resource}?${this.#query({ filter, sort, range }, after)}`,
      );
      if (status !== 200)
        throw new Error(`reading ${resource} was answered ${status}: ${JSON.stringify(body)}`);
      rows.push(...(body as ReadRow[]));
      if (rows.length >= total || (body as ReadRow[]).length === 0) return rows;
    }
  }

  /** One row; null when there is none. */
  async one(resource: string, id: string, after: bigint): Promise<ReadRow | null> {
    const { status, body } = await this.#get(`${resource}/${id}?after=${after}`);
    if (status === 404) return null;
    if (status !== 200)
      throw new Error(`reading ${resource}/${id} was answered ${status}: ${JSON.stringify(body)}`);
    return body as ReadRow;
  }

  #query(parts: Readonly<Record<string, unknown>>, after: bigint): string {
    const query = new URLSearchParams({ after: `${after}` });
    for (const [name, value] of Object.entries(parts)) query.set(name, JSON.stringify(value));
    return query.toString();
  }

  async #get(path: string): Promise<{ status: number; body: unknown; total: number }> {
    const { projectorUrl, workspaceId, patience = PATIENCE } = this.#options;
    const deadline = performance.now() + patience;
    let last = 'no answer';
    while (performance.now() < deadline) {
      try {
        const answer = await fetch(`${projectorUrl}/api/${path}`, {
          headers: {
            Authorization: `Bearer ${this.#accessToken()}`,
            [headers.workspace]: workspaceId,
          },
          signal: AbortSignal.timeout(20_000),
        });
        const body: unknown = await answer.json();
        const stale = answer.headers.get(headers.stale) !== null;
        if (!stale && answer.status < 500)
          return {
            status: answer.status,
            body,
            total: Number(answer.headers.get('Content-Range')?.split('/')[1] ?? 0),
          };
        last = stale ? 'stale' : `${answer.status} ${JSON.stringify(body)}`;
      } catch (error) {
        last = error instanceof Error ? error.message : 'no answer';
      }
      await delay(50);
    }
    throw new Error(`/api/${path} had no fresh answer within ${patience / 1000} s: ${last}`);
  }

  /** One for many requests, as an app has it. */
  #accessToken(): string {
    const { signingSecret, accountId } = this.#options;
    const now = new Date();
    if (this.#token === null || Number(this.#token.expiresAt) - 60_000 < +now)
      this.#token = signAccessToken(signingSecret, { accountId, sid: 'drill' }, now);
    return this.#token.accessToken;
  }
}
