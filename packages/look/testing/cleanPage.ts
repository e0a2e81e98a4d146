import { afterEach, vi } from 'vitest';

/**
 * What a test renders is taken away after it, and React is told that changes come of what a test
 * does. The library does so by itself only in the file that loads it first, and files share their
 * modules. It knows a clock that a test sets by the name that another test runner gives it.
 */
if (typeof document !== 'undefined') {
  const { cleanup, configure } = await import('@testing-library/react');
  // One patience: a row is there within five seconds.
  configure({ asyncUtilTimeout: 5_000 });
  // What a file before left in the page.
  document.body.replaceChildren();
  Object.assign(globalThis, {
    IS_REACT_ACT_ENVIRONMENT: true,
    jest: { advanceTimersByTime: (ms: number) => vi.advanceTimersByTime(ms) },
  });
  // jsdom knows dialogs, but not how they are shown.
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
    this.open = false;
  };
  afterEach(cleanup);
}
