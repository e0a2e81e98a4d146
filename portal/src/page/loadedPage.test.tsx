// @vitest-environment jsdom
import { act, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { loadedPage } from './loadedPage.tsx';

test('a page whose script is there is shown at once, without its skeleton', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const skeletons = vi.fn(() => null);
  const Skeleton = () => skeletons();
  const [Page, ask] = loadedPage<{ name: string }>(async () => ({ default: ({ name }) => <h1>{name}</h1> }));
  await ask();
  const place = document.createElement('div');
  const root = createRoot(place);
  act(() =>
    root.render(
      <Suspense fallback={<Skeleton />}>
        <Page name="Sign" />
      </Suspense>,
    ),
  );
  expect(place.textContent).toBe('Sign');
  expect(skeletons).not.toHaveBeenCalled();
  act(() => root.unmount());
  vi.unstubAllGlobals();
});
