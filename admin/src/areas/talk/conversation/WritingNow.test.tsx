// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { PersonHere } from '@waymark/api';
import { act } from 'react';
import { visitor } from '@waymark/look/testing';
import { afterEach, expect, test } from 'vitest';
import { tellPresence } from '../../../base/live/hereNow.ts';
import { writingPlace } from './subject.ts';
import { WritingNow } from './WritingNow.tsx';

const page = visitor();

afterEach(async () => {
  tellPresence([]);
});

const here = (accountId: string, more: Partial<PersonHere>): PersonHere => ({
  ...{ accountId, planId: 'p', moduleId: 'mo', at: writingPlace('t', 'message'), writing: true },
  ...more,
});

test('who else writes a reply or a note in this conversation is told, oneself and those elsewhere are not', async () => {
  const names = new Map(
    ['priya', 'mikkel', 'ines'].map((id) => [id, { name: id, first: id, kind: 'team' as const }]),
  );
  const client = new QueryClient();
  client.setQueryData(['me'], { account: { accountId: 'dana' } });
  await page.show(
    <QueryClientProvider client={client}>
      <WritingNow subject={{ planId: 'p', moduleId: 'mo', taskId: 't' }} names={names} />
    </QueryClientProvider>,
  );
  expect(page.text().trim()).toBe('');
  await act(async () =>
    tellPresence([
      here('dana', {}),
      here('priya', {}),
      here('mikkel', { at: writingPlace('t', 'note') }),
      here('ines', { at: writingPlace('u', 'message') }),
    ]),
  );
  expect(page.text()).toBe('priya is writing a reply mikkel is writing a note');
  await act(async () => tellPresence([here('priya', { writing: false })]));
  expect(page.text().trim()).toBe('');
});
