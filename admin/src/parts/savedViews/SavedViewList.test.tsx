// @vitest-environment jsdom
import type { ViewRow } from '@waymark/api';
import { visitor } from '@waymark/look/testing';
import { expect, test, vi } from 'vitest';
import SavedViewList from './SavedViewList.tsx';
import type { ViewedList } from './viewedList.ts';

const page = visitor();

type Asked = { data?: ViewRow[]; isPending: boolean; error: Error | null };
const useGetList = vi.hoisted(() => vi.fn<() => Asked>());
vi.mock('react-admin', () => ({ useGetList, useStore: () => [null, vi.fn()] }));
vi.mock('../../base/dataProvider/useCommand.ts', () => ({ useCommand: vi.fn() }));
vi.mock('./SavedView.tsx', () => ({ SavedView: ({ view }: { view: ViewRow }) => view.name }));

const viewed = {
  list: 'executions',
  useShown: () => '',
  useIsBuiltIn: () => () => true,
  useOpen: () => vi.fn(),
  isSame: () => false,
} as unknown as ViewedList;
const NONE = 'Views that you save appear here.';
const FAILED = 'The saved views could not be loaded.';

test.each<[string, Asked, string]>([
  ['nothing yet while they load', { isPending: true, error: null }, 'Mine|Team'],
  [
    'that they could not be loaded',
    { isPending: false, error: new Error() },
    `Mine${FAILED}|Team${FAILED}`,
  ],
  [
    'how one comes here where there is none',
    { data: [], isPending: false, error: null },
    `Mine${NONE}|Team${NONE}`,
  ],
  [
    'those of the team under the team',
    { data: [{ id: 'v', name: 'Late', shared: true } as ViewRow], isPending: false, error: null },
    `Mine${NONE}|TeamLate`,
  ],
])('it says %s', async (_, asked, says) => {
  useGetList.mockReturnValue(asked);
  await page.show(<SavedViewList viewed={viewed} />);
  expect(
    page
      .getAllByRole('region')
      .map(({ textContent }) => textContent)
      .join('|'),
  ).toBe(says);
});
