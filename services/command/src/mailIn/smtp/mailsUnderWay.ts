/** How many of the largest mails may be in memory at once. */
const LARGEST_AT_ONCE = 3;

/** The mails that are arriving or being read, which lie in memory: together no more than there is room for. */
export class MailsUnderWay {
  readonly #most: number;
  #held = 0;

  constructor(largest: number) {
    this.#most = LARGEST_AT_ONCE * largest;
  }

  begin(): MailUnderWay {
    return new MailUnderWay((bytes) => {
      if (this.#held + bytes > this.#most) return false;
      this.#held += bytes;
      return true;
    });
  }
}

class MailUnderWay {
  readonly #take: (bytes: number) => boolean;
  #chunks: Buffer[] = [];
  #length = 0;
  hadNoRoom = false;

  /** @param take of the room that is left; gives back what is negative. False where there is none */
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
