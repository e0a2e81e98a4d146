// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { AdminContext, DataTable, ListContextProvider, useList } from 'react-admin';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { speak } from '../texts/language.ts';
import { namedRows } from './namedRows.tsx';

type Row = { id: string; name: string };
const data: Row[] = [
  { id: 'a', name: 'Kelpline' },
  { id: 'b', name: 'Tidepool' },
];
const Rows = namedRows<Row>(({ name }) => name);
function Table() {
  return (
    <ListContextProvider value={useList({ data, resource: 'executions' })}>
      <DataTable<Row> resource="executions" body={Rows}>
        <DataTable.Col source="name" />
      </DataTable>
    </ListContextProvider>
  );
}

let root: Root;
let page: HTMLElement;
beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  await speak('en');
  page = document.body.appendChild(document.createElement('div'));
  root = createRoot(page);
  await act(async () =>
    root.render(
      <AdminContext>
        <Table />
      </AdminContext>,
    ),
  );
});
afterEach(async () => {
  await act(async () => root.unmount());
  page.remove();
  vi.unstubAllGlobals();
});

test('each checkbox says which row it chooses', () => {
  const boxes = [...page.querySelectorAll('tbody input[type=checkbox]')];
  const nameOf = (box: Element) =>
    box.getAttribute('aria-label') ?? box.closest('[aria-label]')?.getAttribute('aria-label');
  expect(boxes.map(nameOf)).toEqual(['Select Kelpline', 'Select Tidepool']);
});
