// @vitest-environment jsdom
import { visitor } from '@waymark/look/testing';
import { beforeEach, expect, test, vi } from 'vitest';
import type { PersonRow, TaskRow } from '../../base/api/reads.ts';
import type { AcceptedAct } from '../../parts/task/useAct.ts';
import { useWordAlong } from './useWordAlong.ts';

const page = visitor();

const task = { planId: 'p', id: 't', headline: 'Company codes' } as TaskRow;
const person = (id: string, name: string) =>
  ({ id, name, firstName: name.split(' ')[0] }) as PersonRow;
const tomasz = person('tomasz', 'Tomasz Zieliński');
const lena = person('lena', 'Lena Haas');

type Run = (
  about: object,
  name: string,
  payload: { text: string; messageId: string },
) => Promise<AcceptedAct | undefined>;
const undo = vi.fn<AcceptedAct['undo']>();
const run = vi.fn<Run>();
let say: ReturnType<typeof useWordAlong>;
beforeEach(async () => {
  run.mockReset().mockResolvedValue({ sent: true, undo });
  undo.mockReset().mockResolvedValue();
  const Sheet = () => {
    say = useWordAlong(task, { run: run as never });
    return null;
  };
  await page.show(<Sheet />);
});

test('a word is said to them by name, and asks the seller nothing', async () => {
  await say('You know the tax codes.', tomasz);
  expect(run.mock.calls).toEqual([
    [
      { processId: 'p', taskId: 't', headline: 'Company codes' },
      'SendMessage',
      expect.objectContaining({
        text: '@Tomasz Zieliński You know the tax codes.',
        mentions: ['tomasz'],
        keepTurn: true,
      }),
    ],
  ]);
});

test('without a word nothing is said, and there is nothing to take back', async () => {
  await (
    await say('', tomasz)
  )?.();
  expect([run.mock.calls, undo.mock.calls]).toEqual([[], []]);
});

test('sent once more it is not said twice, in other words it is', async () => {
  await say('Yours?', tomasz);
  await say('Yours?', tomasz);
  expect(run).toHaveBeenCalledTimes(1);
  await say('Yours?', lena);
  expect(run).toHaveBeenCalledTimes(2);
});

test('taken back it is deleted', async () => {
  await (
    await say('Yours?', tomasz)
  )?.();
  const [about, compensating] = undo.mock.calls[0] ?? [];
  const { messageId } = run.mock.calls[0]![2];
  expect(about).toMatchObject({ taskId: 't' });
  expect(compensating?.()).toMatchObject({
    name: 'DeleteMessage',
    payload: { processId: 'p', taskId: 't', messageId },
  });
});

test('one that is refused gives no way on', async () => {
  run.mockResolvedValue(undefined);
  expect(await say('Yours?', tomasz)).toBeUndefined();
});
