// @vitest-environment jsdom
import { Suspense } from 'react';
import { visitor } from '@waymark/look/testing';
import { expect, test, vi } from 'vitest';
import { loadedPage } from './loadedPage.tsx';

const page = visitor();

test('a page whose script is there is shown at once, without its skeleton', async () => {
  const skeletons = vi.fn(() => null);
  const Skeleton = () => skeletons();
  const [Page, ask] = loadedPage<{ name: string }>(async () => ({
    default: ({ name }) => <h1>{name}</h1>,
  }));
  await ask();
  await page.show(
    <Suspense fallback={<Skeleton />}>
      <Page name="Sign" />
    </Suspense>,
  );
  expect(page.getByRole('heading').textContent).toBe('Sign');
  expect(skeletons).not.toHaveBeenCalled();
});
