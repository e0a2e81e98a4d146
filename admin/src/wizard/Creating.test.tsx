// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Creating } from './Creating.tsx';
import { newDraft } from './draft.ts';
import { nothingSeen } from './progress.ts';

let host: HTMLElement;
let root: Root;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  host = document.body.appendChild(document.createElement('div'));
  root = createRoot(host);
});
afterEach(async () => {
  await act(async () => root.unmount());
  host.remove();
  vi.unstubAllGlobals();
});

test('a process that cannot be made says so with what the server said, and leads back or on', async () => {
  const [onBack, onRetry] = [vi.fn(), vi.fn()];
  const error = 'The blueprint is not there any more.';
  await act(async () =>
    root.render(
      <Creating
        titleId="title"
        rollout={{ phase: 'failed', error }}
        draft={newDraft('2026-11-25', 'p')}
        expected={nothingSeen}
        {...{ onBack, onRetry }}
      />,
    ),
  );
  expect(host.querySelector('#title')?.textContent).toBe('An error has occurred');
  expect(host.querySelector('[role=alert]')?.textContent).toContain(error);
  for (const button of host.querySelectorAll('button')) await act(async () => button.click());
  expect([onBack, onRetry].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});
