// @vitest-environment jsdom
import { AdminContext, DataTable, ListContextProvider, useList } from 'react-admin';
import { visitor } from '@waymark/look/testing';
import { beforeEach, expect, test } from 'vitest';
import { speak } from '../../base/texts/language.ts';
import { namedRows } from './namedRows.tsx';

const page = visitor();

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

beforeEach(async () => {
  await speak('en');
  await page.show(
    <AdminContext>
      <Table />
    </AdminContext>,
  );
});

test('each checkbox says which row it chooses', () => {
  const names = page.getAllByLabelText(/^Select [KT]/).map((box) => box.getAttribute('aria-label'));
  expect(names).toEqual(['Select Kelpline', 'Select Tidepool']);
});
