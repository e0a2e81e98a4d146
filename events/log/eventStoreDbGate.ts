import { LogUnavailable } from './eventLog.ts';

/** Messages that the client's one stream for appends takes before it makes further ones wait. */
const ROOM = 15;
/** Bytes that flow on without the server having read, where nothing else is under way. */
const FLOWING_BYTES = 48_000;
const MOST_IN_FLIGHT = 256;
/** After how many milliseconds an append that is never answered stops taking room. */
const FORGOTTEN_AFTER = 30_000;

type Waiting = { readonly bytes: number; readonly enter: () => void };

/**
 * Lets as many appends into the client as its stream carries away at once. Those beyond would wait inside the client, and
 * where the connection breaks then, each of them raises an unhandled rejection, which ends the process. So: few at a
 * time until an answer has come, and again after a failure; later more, as long as they are small.
 */
export class AppendGate {
  #inFlight = 0;
  #bytes = 0;
  #enteredThisTurn = 0;
  #flowing = false;
  #waiting: Waiting[] = [];

  /** Runs `append` when there is room; not at all when `late` aborts before. @throws what `append` throws, LogUnavailable */
  async pass<T>(
    bytes: number,
    late: AbortSignal,
    append: () => Promise<T>,
  ): Promise<T> {
    await this.#enter(bytes, late);
    let left = false;
    const leave = (answered: boolean) => {
      if (left) return;
      left = true;
      clearTimeout(forgotten);
      this.#flowing = answered;
      this.#inFlight -= 1;
      this.#bytes -= bytes;
      this.#letIn();
    };
    const forgotten = setTimeout(leave, FORGOTTEN_AFTER, false).unref();
    try {
      const result = await append();
      leave(true);
      return result;
    } catch (error) {
      leave(false);
      throw error;
    }
  }

  #enter(bytes: number, late: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const giveUp = () => {
        this.#waiting = this.#waiting.filter((other) => other !== waiting);
        reject(new LogUnavailable('too many appends are waiting'));
      };
      const waiting = {
        bytes,
        enter: () => {
          late.removeEventListener('abort', giveUp);
          resolve();
        },
      };
      late.addEventListener('abort', giveUp);
      this.#waiting.push(waiting);
      this.#letIn();
    });
  }

  #letIn(): void {
    for (
      let next = this.#waiting[0];
      next && this.#hasRoom(next.bytes);
      next = this.#waiting[0]
    ) {
      this.#waiting.shift();
      this.#inFlight += 1;
      this.#bytes += next.bytes;
      if (this.#enteredThisTurn === 0) setImmediate(() => this.#nextTurn());
      this.#enteredThisTurn += 1;
      next.enter();
    }
  }

  #hasRoom(bytes: number): boolean {
    if (this.#inFlight < ROOM) return true;
    const small =
      this.#flowing &&
      this.#bytes + bytes <= FLOWING_BYTES &&
      this.#inFlight < MOST_IN_FLIGHT;
    return small && this.#enteredThisTurn < ROOM;
  }

  /** What entered in the last turn of the loop has been handed to the connection by now. */
  #nextTurn(): void {
    this.#enteredThisTurn = 0;
    this.#letIn();
  }
}
