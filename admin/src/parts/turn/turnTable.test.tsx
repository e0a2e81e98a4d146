// @vitest-environment jsdom
import type { ExecutionRow, TaskRow } from '@waymark/api';
import { evolveProcess, noProcess, turnFactsOf, whoseTurn } from '@waymark/events';
import { turnTable, type TurnCase } from '@waymark/events/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { turnWords } from './turnWords.ts';
import type { Names } from '../people/useNames.ts';
import { SignedIn } from '../../base/session/testing/SignedIn.tsx';
import { launch as launchDe } from '../../base/texts/de/launch.ts';
import { turn as turnDe } from '../../base/texts/de/turn.ts';
import { launch as launchEn } from '../../base/texts/en/launch.ts';
import { turn as turnEn } from '../../base/texts/en/turn.ts';
import { textsNow } from '../../base/texts/index.ts';
import TurnLine from './TurnLine.tsx';
import { TurnList } from './TurnList.tsx';
import { wordsOfTurn, whoseTurnWords } from './whoseTurnWords.ts';

const people: Record<string, { name: string; kind: 'team' | 'client'; invited?: true }> = {
  ...{ dana: { name: 'Dana', kind: 'team' }, mikkel: { name: 'Mikkel', kind: 'team' } },
  ...{
    hanna: { name: 'Hanna', kind: 'client' },
    ines: { name: 'Ines', kind: 'client', invited: true },
  },
};
const read = vi.hoisted(() => ({ owner: null as string | null }));
vi.mock('react-admin', () => ({
  useGetOne: () => ({ data: { owner: read.owner } as ExecutionRow, isPending: false }),
}));
vi.mock('../people/usePerson.ts', () => ({
  usePerson: (id: string) => {
    const one = people[id];
    return {
      ...{ name: one?.name ?? 'Former user', kind: one?.kind ?? 'team', email: null },
      ...{ invitation: one?.invited ? 'pending' : null, isOfTeam: one?.kind === 'team' },
    };
  },
}));
vi.mock('../owner/AssignOwner.tsx', () => ({
  AssignOwner: () => <button type="button">Assign</button>,
}));

const names: Names = new Map(
  Object.entries(people).map(([id, { name, kind, invited }]) => [
    id,
    { ...{ name, first: name, kind }, ...(invited && { invited }) },
  ]),
);
const ofClient = (id: string) => people[id]?.kind === 'client';

/** The row of its task, as it is read. */
function rowOf({ name, events, assignee }: TurnCase): TaskRow {
  const { plan } = events.reduce((state, event) => evolveProcess(state, event), noProcess);
  const { side, who, because } = whoseTurn(turnFactsOf(plan, plan.tasks.get('t')!), ofClient);
  return {
    ...{
      id: name,
      headline: name,
      place: 0,
      planId: 'p',
      planKind: 'process',
      moduleId: 'm',
      dueDate: null,
      assignee,
    },
    ...{
      turn: side,
      turnWho: who,
      turnBecause: because,
      turnFrom: 'new',
      turnBy: null,
      turnSince: null,
    },
    moduleTitle: 'Module m',
  } as unknown as TaskRow;
}
const page = (of: React.ReactNode): HTMLElement => {
  const shown = document.createElement('div');
  shown.innerHTML = renderToStaticMarkup(
    <SignedIn as="dana" membership={{ workspaceName: 'Works' }}>
      <MemoryRouter>{of}</MemoryRouter>
    </SignedIn>,
  );
  return shown;
};
const byName = (of: (one: TurnCase) => unknown) =>
  Object.fromEntries(turnTable.map((one) => [one.name, of(one)]));

/** Whose turn it is, of each case, with whether they have come. */
const whose = ({ side, who, because }: TurnCase): string => {
  const { invited } = wordsOfTurn.en;
  if (who !== null)
    return `${who === 'dana' ? 'Your' : `${people[who]!.name}’s`.replace('s’s', 's’')} turn${people[who]?.invited ? `, ${invited}` : ''}`;
  if (side === 'seller') return 'Nobody of us';
  if (side === 'client') return 'The client’s turn';
  return because === 'paused' ? 'Nobody’s turn for now' : 'Nobody’s turn yet';
};

test('the line of a task names the person who has to act, of ours somebody or nobody, who can be set', () => {
  const said = (one: TurnCase) => {
    read.owner = one.owner;
    const line = page(<TurnLine task={rowOf(one)} />);
    const said = line.querySelector('b')?.textContent.trim().replace(' invited', ', invited');
    return [said, line.textContent?.includes('Assign')];
  };
  expect(byName(said)).toEqual(
    byName((one) => [whose(one), one.side === 'seller' && one.who === null]),
  );
});

test('what opens from whose turn it is names the same person', () => {
  const said = (one: TurnCase) => {
    const { side, owner } = one;
    const tasks = [rowOf(one)];
    const list = page(<TurnList {...{ side, owner, tasks, names }} clientName="Tidepool" />);
    return list
      .querySelector('small')
      ?.textContent.split('. ')[0]
      ?.replace(' invited', ', invited');
  };
  expect(byName(said)).toEqual(byName(whose));
});

test('the bell says the same, and the list of executions of the same person', () => {
  const somebody = (who: string | null) =>
    who === null
      ? null
      : { id: who, you: who === 'dana', ...people[who]!, invited: people[who]?.invited === true };
  expect(
    byName(({ side, who, because }) =>
      whoseTurnWords(textsNow(), 'en', { side, because, who: somebody(who) }),
    ),
  ).toEqual(byName(whose));
  const listed = ({ side, who, because }: TurnCase) => {
    const row = {
      turn: side,
      turnWho: who,
      turnBecause: because,
      turnSince: null,
      turnTasks: 1,
      clientTurn: 0,
    };
    const { name = null, invited = false } = people[who ?? ''] ?? {};
    return turnWords(textsNow(), row, name, 'UTC', { invited });
  };
  expect(byName((one) => listed(one)[0].split(': ')[1] ?? listed(one)[0])).toEqual(
    byName(
      (one) =>
        people[one.who ?? '']?.name ??
        (one.side === 'client' ? 'Client' : one.side === 'seller' ? 'Nobody of us' : 'Nobody yet'),
    ),
  );
  expect(byName((one) => listed(one)[1].includes(wordsOfTurn.en.invited))).toEqual(
    byName(({ who }) => who === 'ines'),
  );
});

test('that somebody was invited and has not come yet is one phrase', () => {
  expect([turnEn.invited, turnDe.invited]).toEqual([
    wordsOfTurn.en.invited,
    wordsOfTurn.de.invited,
  ]);
  for (const words of Object.values(launchEn.mailWaits))
    expect(words).toContain(wordsOfTurn.en.invited);
  for (const words of Object.values(launchDe.mailWaits))
    expect(words).toContain(wordsOfTurn.de.invited);
});
