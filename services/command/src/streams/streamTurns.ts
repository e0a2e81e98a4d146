import { overloaded } from '@waymark/edge';

/**
 * How many commands may wait for one stream. A half of what a service takes at once: one stream
 * can't fill it alone.
 */
export const MOST_WAITING = 128;

/**
 * One command at a time for each stream of this process: commands on one stream would only overtake
 * one another and decide again. Other processes are held off by the expected revision.
 */
export class StreamTurns {
  private readonly queues = new Map<string, { last: Promise<unknown>; length: number }>();
  private readonly most: number;

  constructor(most = MOST_WAITING) {
    this.most = most;
  }

  /** Streams that have a command under way. */
  get streams(): number {
    return this.queues.size;
  }

  /**
   * Does `work` when all that came before on this stream is done. @throws RequestRefused 503 when
   * too many wait already
   */
  async take<T>(stream: string, work: () => Promise<T>): Promise<T> {
    const queue = this.queues.get(stream) ?? { last: Promise.resolve(), length: 0 };
    // The one that is at work does not wait.
    if (queue.length > this.most) throw overloaded();
    const mine = queue.last.then(work, work);
    queue.last = mine.catch(() => undefined);
    queue.length += 1;
    this.queues.set(stream, queue);
    try {
      return await mine;
    } finally {
      queue.length -= 1;
      if (queue.length === 0) this.queues.delete(stream);
    }
  }
}
