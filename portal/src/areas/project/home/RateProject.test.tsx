// @vitest-environment jsdom
import { visitor } from '@waymark/look/testing';
import { beforeEach, expect, test, vi } from 'vitest';
import type { OwnRating } from '../../../base/api/reads.ts';
import { WorkspaceContext } from '../../../base/workspace/workspaceContext.ts';
import type { OpenWorkspace } from '../../../base/workspace/workspaceContext.ts';
import RateProject from './RateProject.tsx';

const { acting, own } = vi.hoisted(() => ({
  acting: { busy: false, error: undefined as unknown, run: vi.fn(), clear: () => undefined },
  own: { data: undefined as readonly unknown[] | undefined },
}));
vi.mock('../../../parts/task/useAct.ts', () => ({ useAct: () => acting }));
vi.mock('../../../base/api/useQuery.ts', () => ({ useQuery: () => own }));

const page = visitor();
const workspace = {
  ...{ me: { accountId: 'leila', firstName: 'Leila' }, workspaceId: 'w' },
  membership: { workspaceName: 'Project Services' },
} as OpenWorkspace;
const said: OwnRating = {
  ...{ id: 'p_leila', planId: 'p', accountId: 'leila', rating: 2, words: 'One date' },
  at: '2026-11-20T10:00:00.000Z',
};
const open = () =>
  page.show(
    <WorkspaceContext value={workspace}>
      <RateProject project={{ id: 'p', name: 'Billing' }} />
    </WorkspaceContext>,
  );
const number = (n: number) => page.getByRole<HTMLInputElement>('radio', { name: `${n}` });
const words = () => page.getByRole<HTMLTextAreaElement>('textbox', { name: /do better/ });

beforeEach(() => {
  localStorage.clear();
  own.data = [];
  acting.error = undefined;
  acting.run.mockReset().mockResolvedValue({ sent: true });
});

test('a number is chosen, words are given, and both are sent', async () => {
  await open();
  expect(page.getByRole('region', { name: 'How was it, Leila?' }).textContent).toContain(
    'Only Project Services sees it.',
  );
  await page.user.click(number(4));
  await page.fill(words(), ' One date ');
  await page.press('Send');
  expect(acting.run.mock.calls).toEqual([
    [
      { processId: 'p', taskId: 'p', headline: 'Billing' },
      'RateProcess',
      { processId: 'p', rating: 4, words: 'One date' },
    ],
  ]);
  expect(localStorage.length).toBe(0);
});

test('without a number it says so, sends nothing, and what was typed stays', async () => {
  await open();
  await page.fill(words(), 'One date');
  await page.press('Send');
  expect(page.getByRole('alert').textContent).toContain('Choose a number');
  expect(document.activeElement).toBe(number(1));
  expect(acting.run).not.toHaveBeenCalled();
  await page.leave();
  await open();
  expect(words().value).toBe('One date');
});

test('what was said is read there, and changed', async () => {
  own.data = [said];
  await open();
  expect([number(2).checked, words().value]).toEqual([true, 'One date']);
  expect(page.getByText(/You can change it at any time/)).toBeDefined();
  await page.user.click(number(5));
  await page.press('Send');
  expect(acting.run.mock.calls[0]?.[2]).toEqual({ processId: 'p', rating: 5, words: 'One date' });
});

test('words that are too long stay whole, and it says by how much', async () => {
  own.data = [{ ...said, words: 'x'.repeat(2_000) }];
  await open();
  await page.fill(words(), 'x'.repeat(2_003));
  expect(page.getByRole('alert').textContent).toContain('3 characters too many');
  await page.press('Send');
  expect(acting.run).not.toHaveBeenCalled();
});

test('before it is known whether they said it, nothing is asked', async () => {
  own.data = undefined;
  await open();
  expect(page.queryByRole('region')).toBeNull();
});
