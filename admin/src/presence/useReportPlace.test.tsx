// @vitest-environment jsdom
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { useReportPlace } from './useReportPlace.ts';

const sent = vi.hoisted(() => vi.fn<(path: string, how: { body: object }) => Promise<void>>());
vi.mock('../wire/request.ts', () => ({ request: sent }));
afterEach(() => vi.unstubAllGlobals());

function Page(): ReactNode {
  useReportPlace('p', 'm');
  return <textarea data-here="reply:t" ref={(field) => field?.focus()} />;
}

test('who writes where the focus was before the page listened is said to write there', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  sent.mockResolvedValue();
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  await act(async () => root.render(<Page />));
  await act(async () => host.querySelector('textarea')?.dispatchEvent(new Event('input', { bubbles: true })));
  expect(sent.mock.lastCall?.[1].body).toMatchObject({ planId: 'p', moduleId: 'm', at: 'reply:t', writing: true });
  await act(async () => root.unmount());
  host.remove();
});
