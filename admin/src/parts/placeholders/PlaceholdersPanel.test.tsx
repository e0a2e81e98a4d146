// @vitest-environment jsdom
import type { PlaceholderRow } from '@waymark/api';
import { visitor } from '@waymark/look/testing';
import { beforeEach, expect, test, vi } from 'vitest';
import type { PanelQuery } from './panelQuery.ts';
import { PlaceholdersPanel } from './PlaceholdersPanel.tsx';

const page = visitor();

const send = vi.hoisted(() => vi.fn());
vi.mock('../../base/dataProvider/useCommand.ts', () => ({ useCommand: () => send }));

const NONE = 'No placeholders have been used in the template so far.';
beforeEach(() => {
  send.mockReset();
});
const show = (...data: PlaceholderRow[]) =>
  page.show(
    <PlaceholdersPanel
      plan={{ kind: 'process', id: 'p' }}
      query={{ data } as unknown as PanelQuery<PlaceholderRow>}
    />,
  );
const row = (kind: 'placeholder' | 'role', more: Partial<PlaceholderRow> = {}) =>
  ({ id: kind, kind, name: `A ${kind}`, description: '', tasks: 0, ...more }) as PlaceholderRow;

test('where there is none, it says so, also beside roles', async () => {
  await show(row('role'));
  expect(page.text()).toContain(NONE);
});

test('where there is one, it stands there', async () => {
  await show(row('placeholder'));
  expect(page.text()).not.toContain(NONE);
  expect(page.text()).toContain('A placeholder');
});
