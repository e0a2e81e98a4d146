/** How long after the last change what was moved is saved, in milliseconds (PRODUCT 8.10). */
const AFTER = 750;

type WaitingSave = {
  readonly work: () => Promise<unknown>;
  readonly done: () => void;
  readonly failed: (why: unknown) => void;
};

/** Saves what was moved a moment after the last move, one after the other in their order. */
export function saveLater(after = AFTER) {
  let waiting: WaitingSave[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> = Promise.resolve();

  const flush = (): void => {
    clearTimeout(timer);
    const all = waiting;
    waiting = [];
    running = all.reduce(
      (before, { work, done, failed }) => before.then(work).then(done, failed),
      running,
    );
  };
  return {
    /** Resolves once the work is done. @throws what it throws */
    later: (work: () => Promise<unknown>): Promise<void> =>
      new Promise((done, failed) => {
        waiting.push({ work, done, failed });
        clearTimeout(timer);
        timer = setTimeout(flush, after);
      }),
    /** At once: whoever leaves the page loses nothing. */
    flush,
  };
}
