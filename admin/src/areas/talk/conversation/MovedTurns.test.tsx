// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { TurnMoves } from '@waymark/api';
import { movesBetween } from '@waymark/look/turn/moves';
import { Fragment } from 'react';
import { visitor } from '@waymark/look/testing';
import { expect, test } from 'vitest';
import { entriesOf } from './entries.ts';
import { MovedTurns } from './MovedTurns.tsx';
import { messageOf } from './testing/rows.ts';

const page = visitor();

const client = new QueryClient();
const memberships = [{ party: 'team', workspaceId: 'w', workspaceName: 'Project Services' }];
client.setQueryData(['me'], { account: { accountId: 'dana' }, memberships });

const at = (minute: number) => `2026-11-21T08:0${minute}:00.000Z`;
const toJonas = { turn: 'client', turnWho: 'jonas', turnBecause: 'assigned' } as const;
const moves: TurnMoves = [
  { ...toJonas, turnFrom: 'notStarted', turnBy: 'dana', turnSince: at(0) },
  {
    turn: 'seller',
    turnWho: null,
    turnBecause: 'stuck',
    turnFrom: 'assigned',
    turnBy: 'jonas',
    turnSince: at(1),
  },
  { ...toJonas, turnFrom: 'stuck', turnBy: 'dana', turnSince: at(5) },
  {
    turn: 'nobody',
    turnWho: null,
    turnBecause: 'done',
    turnFrom: 'assigned',
    turnBy: 'jonas',
    turnSince: at(6),
  },
  { ...toJonas, turnFrom: 'done', turnBy: 'mikkel', turnSince: at(7) },
];

test('between what was said stands how the turn passed on, and why where the words before do not tell', async () => {
  const entries = entriesOf(
    [
      messageOf({ kind: 'stuck', text: 'No rights', at: at(1) }),
      messageOf({ authorId: 'dana', side: 'seller', text: 'Now you have', at: at(4) }),
    ],
    [],
  );
  const named = (id: string, name: string, kind: 'team' | 'client') =>
    [id, { name, first: name, kind }] as const;
  const names = new Map([named('jonas', 'Jonas', 'client'), named('mikkel', 'Mikkel', 'team')]);
  await page.show(
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
  );
  expect(
    page
      .getAllByRole('paragraph')
      .map(({ textContent }) => textContent?.replace(/^\d\d:\d\d, /, '')),
  ).toEqual([
    'No rights',
    'turn moved to Project Services',
    'Now you have',
    'turn moved to Jonas',
    'done by Jonas',
    'turn moved to Jonas. Mikkel opened it again.',
  ]);
});
