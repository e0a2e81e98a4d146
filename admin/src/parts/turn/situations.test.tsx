// @vitest-environment jsdom
import type { TaskRow } from '@waymark/api';
import { situations, type Situation } from '@waymark/events/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { turnWords } from './turnWords.ts';
import type { Names } from '../people/useNames.ts';
import { SignedIn } from '../../base/session/testing/SignedIn.tsx';
import { textsNow } from '../../base/texts/index.ts';
import { bySide } from './bySide.ts';
import { TurnList } from './TurnList.tsx';

const names: Names = new Map(
  Object.entries({ hanna: 'Hanna', tomasz: 'Tomasz', dana: 'Dana' }).map(([id, first]) => [
    id,
    { first, name: first, kind: 'team' } as never,
  ]),
);
const NOW = new Date(2026, 10, 21, 9);
const SINCE = new Date(2026, 10, 5, 23).toISOString();
const rowOf = ({ name, turn, from, by }: Situation, place = 0) =>
  ({
    ...{
      id: name,
      headline: name,
      place,
      planId: 'p',
      moduleId: 'm',
      dueDate: null,
      assignee: turn.who,
    },
    ...{
      turn: turn.side,
      turnWho: turn.who,
      turnBecause: turn.because,
      turnFrom: from,
      turnBy: by,
      turnSince: null,
    },
    ...{ moduleTitle: 'Module m' },
  }) as unknown as TaskRow;
const byName = <Of,>(of: (situation: Situation) => Of, among = situations) =>
  Object.fromEntries(among.map((one) => [one.name, of(one)]));

test('what opens from whose turn it is has each situation on its side, with the sentence of the table', () => {
  const sides = bySide(situations.map(rowOf));
  const listed = (['client', 'seller', 'nobody'] as const).map((side) => {
    const page = document.createElement('div');
    page.innerHTML = renderToStaticMarkup(
      <SignedIn as="dana" membership={{ workspaceName: 'Works' }}>
        <MemoryRouter>
          <TurnList
            side={side}
            tasks={sides[side]}
            names={names}
            clientName="Tidepool"
            owner={null}
          />
        </MemoryRouter>
      </SignedIn>,
    );
    return [...page.querySelectorAll('li')].map((row) => [
      row.querySelector('b')?.textContent,
      side,
      row.querySelector('small')?.textContent.trim(),
    ]);
  });
  // What is done stands nowhere; nobody owns the process, so what nobody of the team has is
  // nobody's of us. On one line the reason is not said as that of the reader.
  const said = (says: string) =>
    says
      .replace(/(Works|Somebody)’s? turn/, 'Nobody of us')
      .replace('It is your turn because ', '');
  const open = situations.filter(({ turn }) => turn.because !== 'done');
  expect(new Map(listed.flat().map(([name, ...said]) => [name, said]))).toEqual(
    new Map(open.map(({ name, turn, says }) => [name, [turn.side, said(says)]])),
  );
});

test('the list of executions says the side, who has to act, and since when, of each', () => {
  const said = (situation: Situation) => {
    const { turn } = situation;
    const isOpen = turn.because !== 'done';
    const row = {
      ...rowOf(situation),
      turnSince: isOpen ? SINCE : null,
      turnTasks: isOpen ? 1 : 0,
    };
    const first = names.get(turn.who ?? '')?.first ?? null;
    return turnWords(
      textsNow(),
      { ...row, clientTurn: turn.side === 'client' ? 1 : 0 },
      first,
      'UTC',
      { now: NOW },
    );
  };
  const sides = { client: 'Client', seller: 'Us', nobody: 'Nobody yet' };
  const why = {
    ...{
      done: 'all done',
      notStarted: 'not started yet',
      paused: 'paused',
      stuck: 'stuck 16 days',
    },
    ...{ held: 'page or form missing' },
    ...{
      askedClient: 'owes us an answer, 16 days',
      asked: 'waiting for an answer, 16 days',
      unassigned: 'no assignee yet, 16 days',
    },
    ...{
      unnamed: 'placeholder without a person, 16 days',
      hidden: 'hidden from the client, 16 days',
      assigned: '1 task, 16 days',
    },
  };
  expect(byName(said)).toEqual(
    byName(({ turn: { side, who, because } }) => [
      because === 'done'
        ? 'Nobody'
        : side === 'seller' && !names.has(who ?? '')
          ? 'Nobody of us'
          : [sides[side], names.get(who ?? '')?.first].filter(Boolean).join(': '),
      why[because],
    ]),
  );
});
