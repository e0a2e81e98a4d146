import type { LiveChange, PersonHere, Presence } from '@waymark/api';
import { createParser } from 'eventsource-parser';
import { ServerRefused, SignedOut } from './refusals.ts';
import { requestStream } from './requestStream.ts';
import type { Wire } from './wire.ts';

/** Changes of one burst are read together after this many milliseconds. */
const gathering = 120;
const firstPause = 1_000;
const longestPause = 30_000;
/**
 * The server says each 15 seconds that it is still there: a line that is silent for so long is
 * dead, in milliseconds.
 */
const longestSilence = 45_000;

export type LiveListener = {
  readonly workspaceId?: string | undefined;
  /** Something with these topics changed (`LiveChange`). */
  readonly onChange: (topics: readonly string[]) => void;
  /** Anything may have changed. */
  readonly onReload: () => void;
  /** Who of the team is where; of a line that is cut nobody is known any more. */
  readonly onPresence?: (people: readonly PersonHere[]) => void;
  /** Ends it. */
  readonly signal: AbortSignal;
};

/**
 * Keeps the stream of live changes open while the page can be seen, and tells what is to be read
 * again. A hidden page lets go of its line, since browsers allow few to one server; as after a cut,
 * it is told what it missed when it comes back; so is one whose person had to sign in again.
 * Resolves when it ends, or when the person may not listen any more.
 */
export async function followChanges(
  wire: Wire,
  { workspaceId, onChange, onReload, onPresence, signal }: LiveListener,
): Promise<void> {
  // A stream may outlive a short break without a message being sent again.
  window.addEventListener('online', onReload, { signal });
  const gather = gatherInto(onChange);
  /**
   * Up to which position all has been told; what the page read before it listened is as old as its
   * oldest read.
   */
  let heard = wire.position.readSince();

  const hear = (event: string | undefined, data: string) => {
    if (event === 'presence') onPresence?.((JSON.parse(data) as Presence).people);
    if (event !== 'change' && event !== 'reload' && event !== 'position') return;
    const change = JSON.parse(data) as LiveChange;
    heard = change.position;
    if (event === 'position') return;
    wire.position.remember(change.position);
    if (event === 'change') gather(change.topics);
    else onReload();
  };

  for (let failures = 0; !signal.aborted; failures += 1) {
    await seen(signal);
    const line = lineWhileSeen(signal);
    try {
      const after = heard === undefined ? '' : `?after=${heard}`;
      const body = await requestStream(wire, `/api/live${after}`, {
        workspaceId,
        signal: line.signal,
      });
      if (heard === undefined) onReload();
      failures = 0;
      await listen(body, line, hear);
    } catch (error) {
      if (error instanceof SignedOut && !(await resumed(wire, signal))) return;
      if (error instanceof ServerRefused && error.status === 403) return;
      // Any other cut: the next round opens it again and hears what was missed.
    } finally {
      line.close();
      onPresence?.([]);
    }
    if (!signal.aborted && document.visibilityState === 'visible')
      await sooner(pauseAfter(failures), signal);
  }
}

type Line = {
  readonly signal: AbortSignal;
  /** Something was heard: the line is alive. */
  readonly alive: () => void;
  readonly close: () => void;
};

/** A line that ends when nobody looks, and when it is silent for too long. */
function lineWhileSeen(signal: AbortSignal): Line {
  const page = document;
  const ending = new AbortController();
  const end = () => ending.abort();
  let silence = setTimeout(end, longestSilence);
  const hidden = () => page.visibilityState === 'hidden' && end();
  page.addEventListener('visibilitychange', hidden);
  signal.addEventListener('abort', end);
  return {
    signal: ending.signal,
    alive: () => {
      clearTimeout(silence);
      silence = setTimeout(end, longestSilence);
    },
    close: () => {
      end();
      clearTimeout(silence);
      page.removeEventListener('visibilitychange', hidden);
      signal.removeEventListener('abort', end);
    },
  };
}

/** Reads messages off an answer until it ends. @throws where it breaks */
async function listen(
  body: ReadableStream<Uint8Array>,
  line: Line,
  hear: (event: string | undefined, data: string) => void,
): Promise<void> {
  const parser = createParser({ onEvent: ({ event, data }) => hear(event, data) });
  const reader = body
    .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>)
    .getReader();
  // A body that does not end by itself when its request is aborted is let go of.
  line.signal.addEventListener('abort', () => void reader.cancel(), { once: true });
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    line.alive();
    parser.feed(value);
  }
}

/** Before a line is opened again: longer each time, and not for all at once. */
const pauseAfter = (failures: number): number =>
  Math.min(firstPause * 2 ** failures, longestPause) * (0.75 + Math.random() / 2);

function gatherInto(
  tell: (topics: readonly string[]) => void,
): (topics: readonly string[]) => void {
  let waiting: string[] = [];
  return (topics) => {
    if (waiting.length === 0)
      setTimeout(() => {
        const told = new Set(waiting);
        waiting = [];
        tell([...told]);
      }, gathering);
    waiting.push(...topics);
  };
}

/** Waits until whose session has ended is signed in again. @returns false where nobody will be */
const resumed = async ({ session }: Wire, signal: AbortSignal): Promise<boolean> => {
  if (session.endedOf() === undefined) return false;
  await when((resume) => {
    signal.addEventListener('abort', resume, { once: true });
    return session.onResume(resume);
  });
  return !signal.aborted;
};

/** Waits until the page can be seen, or nobody listens any more. */
const seen = (signal: AbortSignal): Promise<void> =>
  document.visibilityState === 'visible'
    ? Promise.resolve()
    : when((resume) => {
        document.addEventListener('visibilitychange', resume, { once: true });
        signal.addEventListener('abort', resume, { once: true });
        return () => undefined;
      }).then(() => (signal.aborted ? undefined : seen(signal)));

/** Waits, but no longer than until the machine is online again or nobody listens any more. */
const sooner = (ms: number, signal: AbortSignal): Promise<void> =>
  when((resume) => {
    const timer = setTimeout(resume, ms);
    window.addEventListener('online', resume, { once: true });
    signal.addEventListener('abort', resume, { once: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', resume);
      signal.removeEventListener('abort', resume);
    };
  });

const when = (begin: (resume: () => void) => () => void): Promise<void> =>
  new Promise((resolve) => {
    const stop = begin(() => {
      stop();
      resolve();
    });
  });
