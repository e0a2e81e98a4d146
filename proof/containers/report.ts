/** What was tried, and how it went: a line each as it happens, and one that sums all up. */
export class Report {
  passed = 0;
  failed = 0;
  skipped = 0;
  readonly #say: (line: string) => void;

  constructor(say: (line: string) => void) {
    this.#say = say;
  }

  say(line: string): void {
    this.#say(line);
  }

  /**
   * Tries something and answers whether it went well; `prove` answers the figures to tell of it,
   * and throws where it did not.
   */
  async prove(what: string, prove: () => Promise<string | void>): Promise<boolean> {
    const began = performance.now();
    const seconds = () => ((performance.now() - began) / 1000).toFixed(1);
    try {
      const figures = await prove();
      this.passed++;
      this.#say(`passed  ${what} (${seconds()} s)${figures ? `: ${figures}` : ''}`);
      return true;
    } catch (error) {
      this.failed++;
      const why = error instanceof Error ? error.message : String(error);
      this.#say(`FAILED  ${what} (${seconds()} s): ${why}`);
      return false;
    }
  }

  skip(what: string, why: string): void {
    this.skipped++;
    this.#say(`SKIPPED ${what}: ${why}`);
  }

  get lastLine(): string {
    return `${this.passed} passed, ${this.failed} failed, ${this.skipped} skipped`;
  }
}
