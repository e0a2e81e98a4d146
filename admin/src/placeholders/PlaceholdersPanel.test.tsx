// @vitest-environment jsdom
import type { PlaceholderRow } from '@waymark/api';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PanelQuery } from './panelQuery.ts';
import { PlaceholdersPanel } from './PlaceholdersPanel.tsx';

const send = vi.hoisted(() => vi.fn());
vi.mock('../dataProvider/useCommand.ts', () => ({ useCommand: () => send }));

const NONE = 'No placeholders have been used in the template so far.';
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
const show = (...data: PlaceholderRow[]) =>
  act(async () =>
    root.render(
      <PlaceholdersPanel
        plan={{ kind: 'process', id: 'p' }}
        query={{ data } as unknown as PanelQuery<PlaceholderRow>}
      />,
    ),
  );
const row = (kind: 'placeholder' | 'role', more: Partial<PlaceholderRow> = {}) =>
  ({ id: kind, kind, name: `A ${kind}`, description: '', tasks: 0, ...more }) as PlaceholderRow;

test('where there is none, it says so, also beside roles', async () => {
  await show(row('role'));
  expect(page.textContent).toContain(NONE);
});

test('where there is one, it stands there', async () => {
  await show(row('placeholder'));
  expect(page.textContent).not.toContain(NONE);
  expect(page.textContent).toContain('A placeholder');
});
