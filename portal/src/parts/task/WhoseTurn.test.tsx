// @vitest-environment jsdom
import { situations, type Situation } from '@waymark/events/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import type { TaskRow } from '../../base/api/reads.ts';
import { directory } from '../project/who.ts';
import { WorkspaceContext, type OpenWorkspace } from '../../base/workspace/workspaceContext.ts';
import { TheTurn } from './WhoseTurn.tsx';

vi.mock('../../base/page/useDesk.ts', () => ({ useDesk: () => false }));

/** Who has left is known by name, which the table calls so. */
const people = { hanna: 'Hanna', tomasz: 'Tomasz', dana: 'Dana', gone: 'Somebody' };
const whoIs = directory(
  Object.entries(people).map(
    ([id, firstName]) =>
      ({ id, firstName, name: firstName, party: 'team', clientIds: [] }) as never,
  ),
  [],
  { workspaceName: 'Works', clientId: null, clientName: null },
);
const reader = {
  me: { accountId: 'dana' },
  membership: { workspaceName: 'Works', party: 'team' },
} as OpenWorkspace;

const read = ({ turn, from, by }: Situation): string => {
  const told = {
    turn: turn.side,
    turnWho: turn.who,
    turnBecause: turn.because,
    turnFrom: from,
    turnBy: by,
    moduleTitle: 'Module m',
  };
  const task = { ...told, turnSince: null, status: 'TODO', assignee: null } as unknown as TaskRow;
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(
    <WorkspaceContext value={reader}>
      <TheTurn task={task} whoIs={whoIs} />
    </WorkspaceContext>,
  );
  const [whose, why] = [page.querySelector('b'), page.querySelector('small')].map(
    (part) => part?.textContent ?? '',
  );
  return [`${whose}.`, why].filter(Boolean).join(' ');
};

test('each situation reads as in the table', () =>
  expect(Object.fromEntries(situations.map((one) => [one.name, read(one)]))).toEqual(
    Object.fromEntries(
      situations.map(({ name, says }) => [name, says.replace('Works’ turn', 'Our turn')]),
    ),
  ));
