// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { TurnMoves } from '@waymark/api';
import { movesBetween } from '@waymark/look/turn/moves';
import { act, Fragment } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { entriesOf } from './entries.ts';
import { MovedTurns } from './MovedTurns.tsx';
import { messageOf } from './testing/rows.ts';

const client = new QueryClient();
const memberships = [{ party: 'team', workspaceId: 'w', workspaceName: 'Project Services' }];
client.setQueryData(['me'], { account: { accountId: 'dana' }, memberships });
afterEach(() => vi.unstubAllGlobals());

const at = (minute: number) => `2026-11-21T08:0${minute}:00.000Z`;
const toJonas = { turn: 'client', turnWho: 'jonas', turnBecause: 'assigned' } as const;
const moves: TurnMoves = [
  { ...toJonas, turnFrom: 'notStarted', turnBy: 'dana', turnSince: at(0) },
  { turn: 'seller', turnWho: null, turnBecause: 'stuck', turnFrom: 'assigned', turnBy: 'jonas', turnSince: at(1) },
  { ...toJonas, turnFrom: 'stuck', turnBy: 'dana', turnSince: at(5) },
  { turn: 'nobody', turnWho: null, turnBecause: 'done', turnFrom: 'assigned', turnBy: 'jonas', turnSince: at(6) },
  { ...toJonas, turnFrom: 'done', turnBy: 'mikkel', turnSince: at(7) },
];

test('between what was said stands how the turn passed on, and why where the words before do not tell', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const entries = entriesOf(
    [
      messageOf({ kind: 'stuck', text: 'No rights', at: at(1) }),
      messageOf({ authorId: 'dana', side: 'seller', text: 'Now you have', at: at(4) }),
    ],
    [],
  );
  const named = (id: string, name: string, kind: 'team' | 'client') => [id, { name, first: name, kind }] as const;
  const names = new Map([named('jonas', 'Jonas', 'client'), named('mikkel', 'Mikkel', 'team')]);
  const page = document.createElement('div');
  const root = createRoot(page);
  await act(async () =>
    root.render(
      <QueryClientProvider client={client}>
        {entries.map((entry, place) => (
          <Fragment key={entry.row.at}>
            <p>{entry.row.text}</p>
            <MovedTurns
              moves={movesBetween(moves, entry.row.at, entries[place + 1]?.row.at)}
              after={entry}
              names={names}
            />
          </Fragment>
        ))}
      </QueryClientProvider>,
    ),
  );
  expect([...page.children].map(({ textContent }) => textContent?.replace(/^\d\d:\d\d, /, ''))).toEqual([
    'No rights',
    'turn moved to Project Services',
    'Now you have',
    'turn moved to Jonas',
    'done by Jonas',
    'turn moved to Jonas. Mikkel opened it again.',
  ]);
  await act(async () => root.unmount());
});
