import type { ServerResponse } from 'node:http';

/** Keeps proxies from closing a silent connection; milliseconds. */
export const HEARTBEAT = 15_000;
/**
 * A listener that lets more than this pile up is cut off: it connects again and reads anew. Bytes.
 */
export const MOST_UNREAD = 64 * 1024;

export type EventStream = {
  /**
   * Sends one event with its data as JSON; `id` is what a listener comes back with when the line
   * was cut.
   */
  send(event: string, data: unknown, id?: string): void;
  /** Ends the answer in order; more than once does no harm. */
  end(): void;
};

type Options = {
  /** Milliseconds until the stream ends by itself. */
  readonly lifetime: number;
  /** Called once when it is over, for whatever reason. */
  readonly onEnd: () => void;
};

/**
 * An answer of server-sent events that is kept alive, ends in time and never holds more than a
 * listener can take.
 */
export function eventStream(res: ServerResponse, { lifetime, onEnd }: Options): EventStream {
  let over = false;
  const finish = (close: () => void) => {
    if (over) return;
    over = true;
    clearInterval(heartbeat);
    clearTimeout(lifeEnd);
    onEnd();
    close();
  };
  const end = () => finish(() => res.end());
  const write = (text: string) => {
    if (over) return;
    // Who does not read can't be told good-bye either: ending in order would wait for them.
    if (res.writableLength > MOST_UNREAD) finish(() => res.destroy());
    else res.write(text);
  };
  const heartbeat = setInterval(() => write(': still here\n\n'), HEARTBEAT);
  const lifeEnd = setTimeout(end, lifetime);
  res.once('close', end);
  return {
    end,
    send: (event, data, id) =>
      write(
        `${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`,
      ),
  };
}
