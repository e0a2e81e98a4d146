import { LogUnavailable } from '../port/eventLog.ts';
import { passes } from './trouble.ts';

/**
 * Messages that the client's one stream takes before it makes further ones wait: 15, less those on
 * their way to it.
 */
const AT_ONCE = 12;
/**
 * Bytes that the connection takes at once, sent or not: 1 MiB, less what is written around each
 * message.
 */
const TAKEN_BYTES = 900_000;
const MOST_UNDER_WAY = 256;
/** After how many milliseconds an append that was never answered stops taking room. */
const FORGOTTEN_AFTER = 30_000;

type UnderWay = { readonly bytes: number; readonly since: number };
type WaitingAppend = { readonly bytes: number; readonly begin: (entered: UnderWay) => void };

/**
 * Lets as many appends into the client as its stream carries away at once. Those beyond would wait
 * inside the client, and where the connection breaks then, each of them raises an unhandled
 * rejection, which ends the process. The stream hands message by message to the connection, and the
 * connection takes them as long as less than a mebibyte has not been sent. So: only few that have
 * not been handed over; and only few under way in all until an answer has come, and again after a
 * failure, for they would all be written to a stream that fails at once.
 */
export class AppendGate {
  readonly #underWay = new Set<UnderWay>();
  #bytes = 0;
  /** Entered, and perhaps not yet handed to the connection. */
  #entering = 0;
  #handingOver = false;
  #answering = false;
  #waiting: WaitingAppend[] = [];

  /**
   * Runs `append` when there is room; not at all when `late` aborts before. @throws what `append`
   * throws, LogUnavailable
   */
  async pass<T>(bytes: number, late: AbortSignal, append: () => Promise<T>): Promise<T> {
    const entered =
      this.#waiting.length === 0 && this.#hasRoom(bytes)
        ? this.#enter(bytes)
        : await this.#turnOf(bytes, late);
    try {
      const result = await append();
      this.#answering = true;
      return result;
    } catch (error) {
      this.#answering = !passes(error);
      throw error;
    } finally {
      this.#leave(entered);
      this.#letIn();
    }
  }

  #hasRoom(bytes: number): boolean {
    if (this.#entering >= AT_ONCE) return false;
    if (this.#underWay.size < AT_ONCE) return true;
    return (
      this.#answering && this.#bytes + bytes <= TAKEN_BYTES && this.#underWay.size < MOST_UNDER_WAY
    );
  }

  #enter(bytes: number): UnderWay {
    const entered = { bytes, since: performance.now() };
    this.#underWay.add(entered);
    this.#bytes += bytes;
    this.#entering += 1;
    if (!this.#handingOver) this.#handOver();
    return entered;
  }

  #leave(one: UnderWay): void {
    if (this.#underWay.delete(one)) this.#bytes -= one.bytes;
  }

  #turnOf(bytes: number, late: AbortSignal): Promise<UnderWay> {
    return new Promise((resolve, reject) => {
      const giveUp = () => {
        this.#waiting = this.#waiting.filter((other) => other !== waiting);
        reject(new LogUnavailable('too many appends are waiting'));
      };
      const waiting = {
        bytes,
        begin: (entered: UnderWay) => {
          late.removeEventListener('abort', giveUp);
          resolve(entered);
        },
      };
      late.addEventListener('abort', giveUp);
      this.#waiting.push(waiting);
      // Who waits comes back from time to time, so that no timer need watch over each that is under
      // way.
      this.#forgetUnanswered();
      this.#letIn();
    });
  }

  #letIn(): void {
    for (let next = this.#waiting[0]; next && this.#hasRoom(next.bytes); next = this.#waiting[0]) {
      this.#waiting.shift();
      next.begin(this.#enter(next.bytes));
    }
  }

  #forgetUnanswered(): void {
    const longAgo = performance.now() - FORGOTTEN_AFTER;
    for (const oldest of this.#underWay) {
      if (oldest.since > longAgo) return;
      this.#leave(oldest);
    }
  }

  /**
   * Counts along with the stream, which hands over one message in each round of ticks and
   * microtasks. To wait for the next turn of the loop instead would cut what is sent at once into
   * pieces, at a quarter of the speed.
   */
  #handOver(): void {
    this.#handingOver = true;
    process.nextTick(queueMicrotask, () => {
      this.#entering -= 1;
      this.#letIn();
      if (this.#entering > 0) this.#handOver();
      else this.#handingOver = false;
    });
  }
}
