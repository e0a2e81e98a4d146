/**
 * One command at a time for each stream of this process: commands on one stream would only overtake one another and
 * decide again. Other processes are held off by the expected revision.
 */
export class StreamTurns {
  private readonly last = new Map<string, Promise<unknown>>();

  async take<T>(stream: string, work: () => Promise<T>): Promise<T> {
    const before = this.last.get(stream) ?? Promise.resolve();
    const mine = before.then(work, work);
    const settled = mine.catch(() => undefined);
    this.last.set(stream, settled);
    try {
      return await mine;
    } finally {
      if (this.last.get(stream) === settled) this.last.delete(stream);
    }
  }
}
