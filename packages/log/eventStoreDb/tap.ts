import type { Readable } from 'node:stream';

/**
 * Takes events off a stream of the client as they are wanted; what is not taken stays in its
 * bounded buffer.
 */
export type Tap<T> = {
  /** What is buffered now, at most `most`. */
  take(most: number): T[];
  /** The last one taken, to be taken again. */
  putBack(item: T): void;
  /** Nothing is buffered and the end has not come. */
  drained(): boolean;
  ended(): boolean;
  /**
   * Resolves when something may be taken, at the end, at a sign of life, when the signal aborts, or
   * after `time` milliseconds: `false` only in this last case. @throws what the stream failed with,
   * once the buffer is empty
   */
  wait(time: number, signal: AbortSignal): Promise<boolean>;
  /** A sign of life beside events. */
  touch(): void;
};

/** `source` is a stream of the client, whose types name those of an older Node. */
export function tapOf<T>(source: { readonly readableLength: number; read(): unknown }): Tap<T> {
  const stream = source as unknown as Readable;
  let failure = undefined as { readonly error: unknown } | undefined;
  let ended = false;
  let awake: (() => void) | undefined;
  const touch = () => awake?.();
  // The client emits errors without destroying its stream, so these listeners stay to the end.
  stream.on('error', (error) => {
    failure ??= { error };
    touch();
  });
  for (const event of ['end', 'close'] as const) {
    stream.on(event, () => {
      ended = true;
      touch();
    });
  }
  stream.on('readable', touch);

  const throwFailure = () => {
    if (failure && stream.readableLength === 0) throw failure.error;
  };

  return {
    touch,
    ended: () => ended,
    drained: () => stream.readableLength === 0 && !ended,
    take(most) {
      const taken: T[] = [];
      while (taken.length < most) {
        const item = stream.read() as T | null;
        if (item === null) break;
        taken.push(item);
      }
      return taken;
    },
    putBack: (item) => stream.unshift(item),
    async wait(time, signal) {
      if (stream.readableLength > 0 || ended || signal.aborted) return true;
      throwFailure();
      const timely = await new Promise<boolean>((resolve) => {
        const done = (inTime: boolean) => {
          clearTimeout(timer);
          signal.removeEventListener('abort', touch);
          awake = undefined;
          resolve(inTime);
        };
        const timer = setTimeout(() => done(false), time);
        awake = () => done(true);
        signal.addEventListener('abort', touch);
        // Asks for more, and lets an end that has come be noticed.
        stream.read(0);
      });
      throwFailure();
      return timely;
    },
  };
}
