// @vitest-environment jsdom
import type { FormDraftRow, Problem } from '@waymark/api';
import { newField } from '@waymark/events/forms';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keptForm } from './keptForm.ts';
import type { FormDraft } from './useFormDraft.ts';

const send = vi.hoisted(() => vi.fn());
vi.mock('../../../base/dataProvider/useCommand.ts', () => ({ useCommand: () => send }));

// Test files share their modules: these may have been loaded with what another file put in the
// place of commands.
vi.resetModules();
const { ServerRefused, ServerUnreachable } = await import('@waymark/client');
const { typedPage } = await import('../../../parts/dialogs/testing/typedPage.tsx');
const { useFormDraft } = await import('./useFormDraft.ts');

const definition = {
  intro: '',
  fields: [newField('shortText', 'seats', { label: 'How many seats?' })],
};
const row = { id: 'f', definition, revision: '7' } as unknown as FormDraftRow;
const refused = (status: number, code: string) =>
  new ServerRefused({ type: 'x', title: 'x', status, code, detail: 'No.' } as Problem);

let draft: FormDraft;
const Form = ({ tell }: { tell: (now: FormDraft) => void }) => {
  tell(useFormDraft(row, () => Promise.resolve()));
  return null;
};
let page = typedPage();
const change = (intro: string) =>
  act(async () => draft.act({ type: 'changed', form: { ...definition, intro } }));
const wait = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));

beforeEach(async () => {
  localStorage.clear();
  send.mockReset();
  await page.shut();
  page = typedPage();
  await page.show(<Form tell={(now) => (draft = now)} />);
  vi.useFakeTimers();
});
afterEach(async () => {
  vi.useRealTimers();
  await page.shut();
  vi.unstubAllGlobals();
});

test.each([
  ['409', () => refused(409, 'changed-meanwhile'), 5],
  ['403', () => refused(403, 'no-permission'), 1],
  ['nothing', () => new ServerUnreachable('no line'), 105],
])(
  'a server that answers %s a hundred times is not asked without end, and the form is kept',
  async (_, answer, most) => {
    send.mockImplementation(() => Promise.reject(answer()));
    await change('Welcome');
    for (let minute = 0; minute < 100; minute++) await wait(60_000);
    expect(send.mock.calls.length).toBeLessThanOrEqual(most);
    expect(draft.saving.state).toBe('failed');
    expect(keptForm('dana', 'f').load()?.form.intro).toBe('Welcome');
    const before = send.mock.calls.length;
    send.mockResolvedValue({ revision: '8', position: '1' });
    await change('Welcome to you');
    await wait(750);
    expect(send).toHaveBeenCalledTimes(before + 1);
    expect([draft.saving.state, keptForm('dana', 'f').load()]).toEqual(['saved', null]);
  },
);
