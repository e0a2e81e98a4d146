// @vitest-environment jsdom
import type { VariableRow } from '@waymark/api';
import { Refused, Unreachable } from '@waymark/client';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PanelQuery } from '../placeholders/panelQuery.ts';
import { SignedIn } from '../session/testing/SignedIn.tsx';
import { VariablesPanel } from './VariablesPanel.tsx';

const send = vi.hoisted(() => vi.fn());
vi.mock('../dataProvider/useCommand.ts', () => ({ useCommand: () => send }));

const seats = {
  ...{ id: 'v', name: 'seats', type: 'NUMBER', value: '7', label: '', planRevision: '3' },
  ...{ usedIn: [] as string[], isShown: false },
} as VariableRow;
const plan = { kind: 'process', id: 'p' } as const;

let root: Root;
let page: HTMLElement;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  send.mockReset();
  page = document.body.appendChild(document.createElement('div'));
  root = createRoot(page);
});
afterEach(async () => {
  await act(async () => root.unmount());
  page.remove();
  vi.unstubAllGlobals();
});
const show = (...data: VariableRow[]) =>
  act(async () =>
    root.render(
      <SignedIn as="dana">
        <VariablesPanel plan={plan} query={{ data } as unknown as PanelQuery<VariableRow>} />
      </SignedIn>,
    ),
  );
const press = (name: string) =>
  act(async () =>
    [...page.querySelectorAll('button')]
      .find((button) => (button.getAttribute('aria-label') ?? button.textContent) === name)
      ?.click(),
  );

test('where there is none, it says so', async () => {
  await show();
  expect(page.textContent).toContain('No variables have been created in the template so far.');
});

const problem = { type: 'about:blank', title: 'No', code: 'x', detail: 'why', requestId: 'r' };
test.each([
  ['Variable already exists', new Refused({ ...problem, status: 409 } as never)],
  ['Invalid input: why', new Refused({ ...problem, status: 422 } as never)],
  ['Something went wrong', new Refused({ ...problem, status: 500 } as never)],
  [
    'It stands in texts of “Start”.',
    new Refused({ status: 409, code: 'variable-in-use', detail: 'It stands in texts of “Start”.' } as never),
  ],
  ['Something went wrong', new Unreachable('No line')],
  ['Something went wrong', new Error('whatever')],
])('what keeps a variable from going: %s', async (said, reason) => {
  send.mockRejectedValue(reason);
  await show(seats);
  await press('Delete seats');
  await press('Delete');
  expect(page.querySelector('[role=alert]')?.textContent?.trim()).toBe(said);
  expect(page.textContent).toContain('seats');
});
