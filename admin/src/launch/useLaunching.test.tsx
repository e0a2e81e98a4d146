// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, RouterProvider, useParams } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useLaunching } from './useLaunching.ts';

function Page() {
  const { processId = '' } = useParams();
  const [launching, setLaunching] = useLaunching(processId);
  return (
    <button type="button" onClick={() => setLaunching(!launching)}>
      {launching ? 'open' : 'shut'}
    </button>
  );
}

let root: Root;
let page: HTMLElement;
const open = async (address: string) => {
  const router = createMemoryRouter([{ path: '/project/:processId', element: <Page /> }], {
    initialEntries: [address],
  });
  page = document.createElement('div');
  root = createRoot(page);
  await act(async () => root.render(<RouterProvider router={router} />));
  return router;
};
const button = () => page.querySelector('button');
const addressOf = ({ state: { location } }: Awaited<ReturnType<typeof open>>) => location.pathname + location.search;
beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

test('an address opens the panel once, and says so no more to who comes back to it', async () => {
  const router = await open('/project/p?view=list&launch');
  expect(button()?.textContent).toBe('open');
  expect(addressOf(router)).toBe('/project/p?view=list');
  await act(async () => root.unmount());
  await open(addressOf(router));
  expect(button()?.textContent).toBe('shut');
});

test('it is opened and put away on demand, and is that of one process', async () => {
  const router = await open('/project/p');
  expect(button()?.textContent).toBe('shut');
  await act(async () => button()?.click());
  expect(button()?.textContent).toBe('open');
  await act(async () => router.navigate('/project/q'));
  expect(button()?.textContent).toBe('shut');
});
