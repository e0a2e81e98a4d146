import type { Network } from '@waymark/edge';

/** How many of the largest mails may be in memory at once. */
const LARGEST_AT_ONCE = 3;

/** Where a mail comes from, and which workspaces it is for. */
export type MailOrigin = {
  readonly networks: readonly Network[];
  readonly workspaces: readonly string[];
};

/**
 * The mails that are arriving or being read, which lie in memory: together no more than there is
 * room for. No network and no workspace takes more of it while it has as much as is free, so that
 * some is left for whoever comes next.
 */
export class MailsUnderWay {
  readonly #most: number;
  readonly #heldBy = new Map<string, number>();
  #held = 0;

  constructor(largest: number) {
    this.#most = LARGEST_AT_ONCE * largest;
  }

  begin({ networks, workspaces }: MailOrigin): MailUnderWay {
    const keys = [
      ...networks.map(({ key }) => `network ${key}`),
      ...new Set(workspaces.map((id) => `workspace ${id}`)),
    ];
    return new MailUnderWay((bytes) => {
      const free = this.#most - this.#held;
      const has = Math.max(0, ...keys.map((key) => this.#of(key)));
      if (bytes > 0 && has + bytes > free - bytes) return false;
      this.#held += bytes;
      for (const key of keys) this.#keep(key, this.#of(key) + bytes);
      return true;
    });
  }

  #of(key: string): number {
    return this.#heldBy.get(key) ?? 0;
  }

  #keep(key: string, bytes: number): void {
    if (bytes === 0) this.#heldBy.delete(key);
    else this.#heldBy.set(key, bytes);
  }
}

export class MailUnderWay {
  readonly #take: (bytes: number) => boolean;
  #chunks: Buffer[] = [];
  #length = 0;
  hadNoRoom = false;

  /**
   * @param take of the room that is left; gives back what is negative. False where there is none
   */
  constructor(take: (bytes: number) => boolean) {
    this.#take = take;
  }

  add(chunk: Buffer): void {
    if (this.hadNoRoom) return;
    if (this.#take(chunk.byteLength)) {
      this.#chunks.push(chunk);
      this.#length += chunk.byteLength;
      return;
    }
    this.drop();
    this.hadNoRoom = true;
  }

  bytes(): Buffer {
    return Buffer.concat(this.#chunks, this.#length);
  }

  /** Lets go of what came until now. */
  drop(): void {
    this.#take(-this.#length);
    this.#chunks = [];
    this.#length = 0;
  }
}
