// @vitest-environment jsdom
import { act } from 'react';
import { createMemoryRouter, RouterProvider, useParams } from 'react-router';
import { visitor } from '@waymark/look/testing';
import { expect, test } from 'vitest';
import { useLaunching } from './useLaunching.ts';

const page = visitor();

function Page() {
  const { processId = '' } = useParams();
  const [launching, setLaunching] = useLaunching(processId);
  return (
    <button type="button" onClick={() => setLaunching(!launching)}>
      {launching ? 'open' : 'shut'}
    </button>
  );
}

const open = async (address: string) => {
  const router = createMemoryRouter([{ path: '/project/:processId', element: <Page /> }], {
    initialEntries: [address],
  });
  await page.show(<RouterProvider router={router} />);
  return router;
};
const button = () => page.getByRole('button');
const addressOf = ({ state: { location } }: Awaited<ReturnType<typeof open>>) =>
  location.pathname + location.search;

test('an address opens the panel once, and says so no more to who comes back to it', async () => {
  const router = await open('/project/p?view=list&launch');
  expect(button().textContent).toBe('open');
  expect(addressOf(router)).toBe('/project/p?view=list');
  await page.leave();
  await open(addressOf(router));
  expect(button().textContent).toBe('shut');
});

test('it is opened and put away on demand, and is that of one process', async () => {
  const router = await open('/project/p');
  expect(button().textContent).toBe('shut');
  await page.press('shut');
  expect(button().textContent).toBe('open');
  await act(async () => router.navigate('/project/q'));
  expect(button().textContent).toBe('shut');
});
