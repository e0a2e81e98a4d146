import { lazy } from 'react';
import type { FunctionComponent } from 'react';

/**
 * After so many milliseconds a script that could not be had is asked for again, where nothing says
 * sooner that there is a line.
 */
const pause = 5_000;

/**
 * A part beside what a page is for, whose script comes when it can be had. A line that is gone
 * meanwhile costs the part, not the page around it: it is asked for again as soon as there is one.
 * Stands within a Suspense of its own.
 */
export const lazyWithFallback = <Props,>(
  load: () => Promise<{ default: FunctionComponent<Props> }>,
) =>
  lazy(async () => {
    for (;;)
      try {
        return await load();
      } catch {
        await lineOrPause();
      }
  });

const lineOrPause = () =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, pause);
    addEventListener('online', end);
  });
