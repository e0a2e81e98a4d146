// @vitest-environment jsdom
import type { ReactNode } from 'react';
import { visitor } from '@waymark/look/testing';
import { expect, test, vi } from 'vitest';
import { useReportPlace } from './useReportPlace.ts';

const page = visitor();

const sent = vi.hoisted(() => vi.fn<(path: string, how: { body: object }) => Promise<void>>());
vi.mock('../../base/wire/request.ts', () => ({ request: sent }));

function Page(): ReactNode {
  useReportPlace('p', 'm');
  return <textarea data-here="reply:t" ref={(field) => field?.focus()} />;
}

test('who writes where the focus was before the page listened is said to write there', async () => {
  sent.mockResolvedValue();
  await page.show(<Page />);
  await page.user.type(page.getByRole('textbox'), 'a', { skipClick: true });
  expect(sent.mock.lastCall?.[1].body).toMatchObject({
    planId: 'p',
    moduleId: 'm',
    at: 'reply:t',
    writing: true,
  });
});
