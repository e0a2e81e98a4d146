// @vitest-environment jsdom
import { visitor } from '@waymark/look/testing';
import { beforeEach, expect, test, vi } from 'vitest';
import type { TaskRow } from '../../base/api/reads.ts';
import { WorkspaceContext } from '../../base/workspace/workspaceContext.ts';
import type { OpenWorkspace } from '../../base/workspace/workspaceContext.ts';
import WordTask from './WordTask.tsx';

const { acting } = vi.hoisted(() => ({
  acting: { busy: false, error: undefined as unknown, run: vi.fn(), clear: () => undefined },
}));
vi.mock('../../parts/task/useAct.ts', () => ({ useAct: () => acting }));

const page = visitor();
const plan = { kind: 'project', id: 'p' } as const;
const task = {
  ...{ id: 't', planId: 'p', planKind: 'project', planRevision: '4' },
  ...{ headline: 'Add a company code', description: '<p>Which one?</p>' },
} as TaskRow;
const open = async (shown = task) => {
  await page.show(
    <WorkspaceContext value={{ me: { accountId: 'noor' } } as OpenWorkspace}>
      <WordTask task={shown} />
    </WorkspaceContext>,
  );
  await page.press('Change the words');
};
const headline = () => page.getByRole<HTMLInputElement>('textbox', { name: 'What is to be done' });
const description = () => page.getByRole('textbox', { name: /^Description/ });

beforeEach(() => {
  localStorage.clear();
  acting.run.mockReset().mockResolvedValue({ sent: true });
});

test('what was changed is sent, by the words that were seen, and nothing else', async () => {
  await open();
  await page.fill(headline(), 'Add the code for Lisbon');
  await page.press('Save');
  expect(acting.run.mock.calls).toEqual([
    [
      { processId: 'p', taskId: 't', headline: 'Add the code for Lisbon' },
      'SetTaskHeadline',
      { plan, taskId: 't', headline: 'Add the code for Lisbon' },
      '4',
    ],
  ]);
  expect(page.queryByRole('dialog')).toBeNull();
  expect(localStorage.length).toBe(0);
});

test('a description is typed line by line', async () => {
  await open();
  await page.fill(description(), '4711, from January on');
  await page.press('Save');
  expect(acting.run.mock.calls.map(([, name, payload]) => [name, payload])).toEqual([
    ['SetTaskDescription', { plan, taskId: 't', description: '<p>4711, from January on</p>' }],
  ]);
});

test('without a headline it says what is missing, and sends nothing', async () => {
  await open();
  await page.fill(headline(), ' ');
  await page.press('Save');
  expect(page.getByRole('alert').textContent).toContain('Say in a few words');
  expect(document.activeElement).toBe(headline());
  expect(acting.run).not.toHaveBeenCalled();
});

test('refused, the words stay, through a reload too', async () => {
  acting.run.mockResolvedValue(undefined);
  await open();
  await page.fill(headline(), 'Lisbon');
  await page.press('Save');
  expect(headline().value).toBe('Lisbon');
  await page.leave();
  await open();
  expect(headline().value).toBe('Lisbon');
});
