// @vitest-environment jsdom
import type { TaskRow } from '@waymark/api';
import { act } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { typedPage } from '../../../parts/dialogs/testing/typedPage.tsx';
import type { PlanAround } from '../../../parts/plans/planKinds.ts';
import { sendCommand } from '../../../base/wire/sendCommand.ts';
import { TaskWords } from './TaskWords.tsx';

vi.mock('../../../base/wire/sendCommand.ts', () => ({
  sendCommand: vi.fn(async () => ({ revision: '8', position: '20' })),
}));

const plan = { kind: 'process', id: 'p' } as const;
const around = { plan, blueprintId: 'b' } as PlanAround;
const task = (added: boolean) =>
  ({
    ...{ id: 't', planId: 'p', planKind: 'process', planRevision: '7', added, written: null },
    ...{ headline: 'Come along', description: '<p>To the harbour</p>' },
  }) as unknown as TaskRow;

let page = typedPage();
beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
  vi.mocked(sendCommand).mockClear();
  vi.stubGlobal('CSS', { supports: () => true });
  page = typedPage();
});
afterEach(async () => {
  await page.shut();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const show = (added: boolean) =>
  page.show(
    <MemoryRouter>
      <TaskWords task={task(added)} around={around} />
    </MemoryRouter>,
  );

test('a task that was added to a running process is worded there, and saved by itself', async () => {
  await show(true);
  expect(document.body.textContent).not.toContain('edited in the');
  expect(document.querySelector('[aria-label^="Description"]')?.textContent).toContain(
    'To the harbour',
  );
  await page.write('Headline', 'Come along by boat');
  await act(async () => void (await vi.advanceTimersByTimeAsync(750)));
  expect(sendCommand).toHaveBeenCalledOnce();
  expect(vi.mocked(sendCommand).mock.calls[0]?.slice(0, 2)).toEqual([
    'SetTaskHeadline',
    { plan, taskId: 't', headline: 'Come along by boat' },
  ]);
});

test('one that its blueprint holds is read there, with the way to where it is worded', async () => {
  await show(false);
  expect(page.field('Headline')).toBeNull();
  expect(document.querySelector('h2')?.textContent).toBe('Come along');
  expect(document.body.textContent).toContain('To the harbour');
  expect(document.querySelector('a')?.getAttribute('href')).toBe('/settings/process/b');
});
