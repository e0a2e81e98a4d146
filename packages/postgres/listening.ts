import type pg from 'pg';

/**
 * How often it is asked whether somebody still listens at the other end, and how long an answer may
 * take, in milliseconds.
 */
const LOOK_EVERY = 5_000;
/** Pause before listening is tried again, in milliseconds. */
const AGAIN_AFTER = 500;

export type ListeningTo = {
  readonly pool: pg.Pool;
  readonly channel: string;
  /** Told of each payload, one's own included. */
  readonly hear: (payload: string) => void;
  /** Catches up with what was said while nobody listened. Default: that is over. */
  readonly begin?: (client: pg.PoolClient) => Promise<void>;
};

/** One connection that listens to a channel of Postgres; when it is lost it is opened again. */
export class ChannelListener {
  readonly #to: ListeningTo;
  #client: pg.PoolClient | null = null;
  #again: NodeJS.Timeout | undefined;
  #look: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(to: ListeningTo) {
    this.#to = to;
  }

  /** False while the connection is lost: what is said then is heard by nobody here. */
  get isListening(): boolean {
    return this.#client !== null;
  }

  /** Begins to listen; resolves when it does, or when that is tried again later. */
  async start(): Promise<void> {
    const { pool, channel, hear, begin } = this.#to;
    let client: pg.PoolClient | null = null;
    try {
      client = await pool.connect();
      const own = client;
      client.on('notification', (message) => {
        if (message.channel === channel && message.payload !== undefined) hear(message.payload);
      });
      for (const over of ['error', 'end'] as const) client.on(over, () => this.#lost(own));
      await client.query(`LISTEN ${channel}`);
      await begin?.(client);
      if (this.#closed) return client.release(true);
      this.#client = client;
      this.#look = setInterval(() => void this.#isThere(own), LOOK_EVERY);
    } catch {
      client?.release(true);
      this.#startAgain();
    }
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#again);
    clearInterval(this.#look);
    this.#client?.release(true);
    this.#client = null;
  }

  /** A connection may be gone without a word. */
  async #isThere(client: pg.PoolClient): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('no answer')), LOOK_EVERY);
    });
    try {
      await Promise.race([client.query('SELECT'), late]);
    } catch {
      this.#lost(client);
    } finally {
      clearTimeout(timer);
    }
  }

  #lost(client: pg.PoolClient): void {
    if (this.#client !== client) return;
    this.#client = null;
    clearInterval(this.#look);
    client.release(true);
    this.#startAgain();
  }

  #startAgain(): void {
    if (this.#closed) return;
    clearTimeout(this.#again);
    this.#again = setTimeout(() => void this.start(), AGAIN_AFTER);
  }
}
