import type { LiveChange } from '@waymark/api';
import { serverEvents } from './eventStream.ts';
import { readSince, rememberPosition } from './position.ts';
import { Refused, SignedOut } from './problem.ts';
import { refetch } from './queryCache.ts';
import { request } from './request.ts';

const firstPauseMs = 1000;
const longestPauseMs = 30_000;

/**
 * Keeps the stream of live changes open and fetches again what a change touches. After a break it waits a little longer
 * each time, and is then told what it missed.
 * @param signal ends it
 */
export async function followChanges(
  workspaceId: string,
  signal: AbortSignal,
): Promise<void> {
  // A stream may outlive a short break without a message being sent again.
  window.addEventListener('online', () => void refetch(), { signal });
  let pause = firstPauseMs;
  // The position up to which everything has been told; what the page read before it listened is as old as its oldest read.
  let heard = readSince();
  for (let cut = false; !signal.aborted; cut = true) {
    try {
      const after = heard === undefined ? '' : `?after=${heard}`;
      const { body } = await request(`/api/live${after}`, {
        workspaceId,
        signal,
        endless: true,
      });
      if (cut && heard === undefined) void refetch();
      pause = firstPauseMs;
      if (body !== null)
        for await (const { event, data } of serverEvents(body)) {
          const change = JSON.parse(data) as LiveChange;
          heard = change.position;
          if (event === 'change') apply(change);
          if (event === 'reload') reload(change);
        }
    } catch (error) {
      if (signal.aborted || error instanceof SignedOut) return;
      if (error instanceof Refused && error.problem.status === 403) return;
    }
    await sooner(pause * (0.75 + Math.random() / 2), signal);
    pause = Math.min(pause * 2, longestPauseMs);
  }
}

function reload({ position }: Pick<LiveChange, 'position'>): void {
  rememberPosition(position);
  void refetch();
}

function apply({ position, topics }: LiveChange): void {
  rememberPosition(position);
  const plans = topics
    .filter((topic) => topic.startsWith('plan:'))
    .map((topic) => topic.slice('plan:'.length));
  const others = topics.filter((topic) => !topic.startsWith('plan:'));
  void refetch(
    (key) =>
      plans.some((id) => key.includes(id)) ||
      others.some((topic) => key.startsWith(`${topic} `)) ||
      (plans.length > 0 && key.startsWith('executions ')),
  );
}

/** Waits, but no longer than until the machine is online again or nobody listens any more. */
const sooner = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    window.addEventListener('online', done);
    signal.addEventListener('abort', done);
  });
