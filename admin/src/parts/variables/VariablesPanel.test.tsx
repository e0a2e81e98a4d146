// @vitest-environment jsdom
import type { VariableRow } from '@waymark/api';
import { ServerRefused, ServerUnreachable } from '@waymark/client';
import { visitor } from '@waymark/look/testing';
import { beforeEach, expect, test, vi } from 'vitest';
import type { PanelQuery } from '../placeholders/panelQuery.ts';
import { SignedIn } from '../../base/session/testing/SignedIn.tsx';
import { VariablesPanel } from './VariablesPanel.tsx';

const page = visitor();

const send = vi.hoisted(() => vi.fn());
vi.mock('../../base/dataProvider/useCommand.ts', () => ({ useCommand: () => send }));

const seats = {
  ...{ id: 'v', name: 'seats', type: 'NUMBER', value: '7', label: '', planRevision: '3' },
  ...{ usedIn: [] as string[], isShown: false },
} as VariableRow;
const plan = { kind: 'process', id: 'p' } as const;

beforeEach(() => {
  send.mockReset();
});
const show = (...data: VariableRow[]) =>
  page.show(
    <SignedIn as="dana">
      <VariablesPanel plan={plan} query={{ data } as unknown as PanelQuery<VariableRow>} />
    </SignedIn>,
  );
test('where there is none, it says so', async () => {
  await show();
  expect(page.text()).toContain('No variables have been created in the template so far.');
});

const problem = { type: 'about:blank', title: 'No', code: 'x', detail: 'why', requestId: 'r' };
test.each([
  ['Variable already exists', new ServerRefused({ ...problem, status: 409 } as never)],
  ['Invalid input: why', new ServerRefused({ ...problem, status: 422 } as never)],
  ['Something went wrong', new ServerRefused({ ...problem, status: 500 } as never)],
  [
    'It stands in texts of “Start”.',
    new ServerRefused({
      status: 409,
      code: 'variable-in-use',
      detail: 'It stands in texts of “Start”.',
    } as never),
  ],
  ['Something went wrong', new ServerUnreachable('No line')],
  ['Something went wrong', new Error('whatever')],
])('what keeps a variable from going: %s', async (said, reason) => {
  send.mockRejectedValue(reason);
  await show(seats);
  await page.press('Delete seats');
  await page.press('Delete');
  expect(page.getByRole('alert').textContent?.trim()).toBe(said);
  expect(page.text()).toContain('seats');
});
