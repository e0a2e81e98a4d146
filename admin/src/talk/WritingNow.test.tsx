// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { PersonHere } from '@waymark/api';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tellPresence } from '../presence/hereNow.ts';
import { writingPlace } from './subject.ts';
import { WritingNow } from './WritingNow.tsx';

let root: Root;
let page: HTMLElement;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  page = document.body.appendChild(document.createElement('div'));
  root = createRoot(page);
});
afterEach(async () => {
  await act(async () => root.unmount());
  page.remove();
  tellPresence([]);
  vi.unstubAllGlobals();
});

const here = (accountId: string, more: Partial<PersonHere>): PersonHere => ({
  ...{ accountId, planId: 'p', moduleId: 'mo', at: writingPlace('t', 'message'), writing: true },
  ...more,
});

test('who else writes a reply or a note in this conversation is told, oneself and those elsewhere are not', async () => {
  const names = new Map(['priya', 'mikkel', 'ines'].map((id) => [id, { name: id, first: id, kind: 'team' as const }]));
  const client = new QueryClient();
  client.setQueryData(['me'], { account: { accountId: 'dana' } });
  await act(async () =>
    root.render(
      <QueryClientProvider client={client}>
        <WritingNow subject={{ planId: 'p', moduleId: 'mo', taskId: 't' }} names={names} />
      </QueryClientProvider>,
    ),
  );
  expect(page.textContent?.trim()).toBe('');
  await act(async () =>
    tellPresence([
      here('dana', {}),
      here('priya', {}),
      here('mikkel', { at: writingPlace('t', 'note') }),
      here('ines', { at: writingPlace('u', 'message') }),
    ]),
  );
  expect(page.textContent).toBe('priya is writing a reply mikkel is writing a note');
  await act(async () => tellPresence([here('priya', { writing: false })]));
  expect(page.textContent?.trim()).toBe('');
});
