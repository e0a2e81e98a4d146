// @vitest-environment jsdom
import { visitor } from '@waymark/look/testing';
import { expect, test, vi } from 'vitest';
import { Creating } from './Creating.tsx';
import { newDraft } from './draft.ts';
import { nothingSeen } from './progress.ts';

const page = visitor();

test('a process that cannot be made says so with what the server said, and leads back or on', async () => {
  const [onBack, onRetry] = [vi.fn(), vi.fn()];
  const error = 'The blueprint is not there any more.';
  await page.show(
    <Creating
      titleId="title"
      rollout={{ phase: 'failed', error }}
      draft={newDraft('2026-11-25', 'p')}
      expected={nothingSeen}
      {...{ onBack, onRetry }}
    />,
  );
  expect(page.getByText('An error has occurred').id).toBe('title');
  expect(page.getByRole('alert').textContent).toContain(error);
  for (const button of page.getAllByRole('button')) await page.user.click(button);
  expect([onBack, onRetry].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});
