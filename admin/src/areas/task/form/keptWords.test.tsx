// @vitest-environment jsdom
import type { TaskRow } from '@waymark/api';
import { newField, type FormDefinition } from '@waymark/events/forms';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { typedPage } from '../../../parts/dialogs/testing/typedPage.tsx';
import { AskDialog } from './AskDialog.tsx';
import { FillForClient } from './FillForClient.tsx';

const send = vi.hoisted(() => vi.fn());
vi.mock('../../../base/dataProvider/useCommand.ts', () => ({ useCommand: () => send }));

const seats = newField('shortText', 'seats', { label: 'How many seats?', required: false });
const host = newField('shortText', 'host', { label: 'Which host?', required: false });
const form: FormDefinition = { intro: '', fields: [seats, host] };
const task = { id: 't', planId: 'p', planKind: 'process' } as TaskRow;
const content = { type: 'form', formId: 'f', version: 1, name: 'Access' } as const;

const closed = vi.fn();
const ask = (of: TaskRow = task) => <AskDialog task={of} form={form} onClose={closed} />;
const fill = (before: Record<string, string> = { seats: '140' }) => (
  <FillForClient {...{ task, content, form, before }} onClose={closed} />
);

let page = typedPage();
const reloaded = async () => {
  await page.shut();
  page = typedPage();
};
const said = () => [page.field('How many seats?')?.value, page.field('Which host?')?.value];

beforeEach(async () => {
  await reloaded();
  localStorage.clear();
  closed.mockReset();
  send.mockReset().mockResolvedValue({ revision: '8', position: '20' });
});
afterEach(async () => {
  await page.shut();
  vi.unstubAllGlobals();
});

test('what is asked to be changed is there again after Esc and after a reload, for its author and its task alone', async () => {
  await page.show(ask());
  await page.write('How many seats?', 'With the contractors?');
  await page.escape();
  expect(closed).toHaveBeenCalledOnce();
  await page.show(null);
  await page.show(ask());
  expect(said()).toEqual(['With the contractors?', '']);
  expect(document.querySelector('[role=status]')?.textContent).toContain('You wrote this earlier');
  await reloaded();
  await page.show(ask());
  expect(said()).toEqual(['With the contractors?', '']);
  await reloaded();
  await page.show(ask(), 'mikkel');
  expect(said()).toEqual(['', '']);
  await reloaded();
  await page.show(ask({ ...task, id: 'other' }));
  expect(said()).toEqual(['', '']);
});

test('once it was asked, nothing of it stays; where that failed, all of it does', async () => {
  await page.show(ask());
  await page.write('Which host?', 'By its name');
  send.mockRejectedValueOnce(new Error('cut'));
  await page.press('Ask');
  expect(said()).toEqual(['', 'By its name']);
  await reloaded();
  await page.show(ask());
  await page.press('Ask');
  expect(send).toHaveBeenLastCalledWith(
    'AskForChange',
    expect.objectContaining({ asked: [{ fieldId: 'host', words: 'By its name' }] }),
  );
  await reloaded();
  await page.show(ask());
  expect([said(), localStorage.length]).toEqual([['', ''], 0]);
});

test('Discard lets go of what was to be asked', async () => {
  await page.show(ask());
  await page.write('Which host?', 'By its name');
  await page.press('Discard');
  expect([closed.mock.calls.length, localStorage.length]).toEqual([1, 0]);
});

test('answers for the client are there again after a close and a reload, over what was sent meanwhile, for their author alone', async () => {
  await page.show(fill());
  await page.write('Which host?', 'id.example');
  await page.press('Close');
  await page.show(null);
  await page.show(fill());
  expect(said()).toEqual(['140', 'id.example']);
  await reloaded();
  await page.show(fill({ seats: '152' }));
  expect(said()).toEqual(['152', 'id.example']);
  expect(document.querySelector('[role=status]')?.textContent).toContain('You wrote this earlier');
  await reloaded();
  await page.show(fill(), 'mikkel');
  expect(said()).toEqual(['140', '']);
});

test('an answer that was taken out stays out', async () => {
  await page.show(fill());
  await page.write('How many seats?', '');
  await reloaded();
  await page.show(fill());
  expect(said()).toEqual(['', '']);
});

test('an answer that has no place in the form any more is left out', async () => {
  await page.show(fill());
  await page.write('Which host?', 'id.example');
  await reloaded();
  const next: FormDefinition = {
    ...form,
    fields: [seats, newField('multipleChoice', 'host', { required: false })],
  };
  await page.show(
    <FillForClient {...{ task, content, form: next }} before={{ seats: '140' }} onClose={closed} />,
  );
  expect(page.field('How many seats?')?.value).toBe('140');
});

test('answers that were sent or discarded are gone', async () => {
  await page.show(fill());
  await page.write('Which host?', 'id.example');
  await page.press('Send answers');
  expect(send).toHaveBeenLastCalledWith(
    'SendAnswers',
    expect.objectContaining({ answers: { seats: '140', host: 'id.example' } }),
  );
  expect(localStorage.length).toBe(0);
  await reloaded();
  await page.show(fill());
  await page.write('Which host?', 'id.example');
  await page.press('Discard');
  expect([closed.mock.calls.length, localStorage.length]).toEqual([2, 0]);
});
