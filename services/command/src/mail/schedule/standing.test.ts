import { evolveProcess, noClient, noProcess, type Client, type Invitation } from '@waymark/events';
import { turnTable } from '@waymark/events/testing';
import { expect, test } from 'vitest';
import { theirTurn } from './standing.ts';

const pending: Invitation = {
  state: 'pending',
  mailed: 'atOnce',
  by: 'dana',
  sealed: 'v1.x',
  leadsTo: null,
};
const client: Client = {
  ...{ ...noClient, life: 'present', clientId: 'c' },
  ...{ users: new Set(['hanna']), invitations: new Map([['ines', pending]]) },
};

test('mails list with each person what they have to do by the one rule, in every case of the table', () => {
  const told = (who: string) =>
    turnTable.map(({ name, events }) => {
      const process = events.reduce((state, event) => evolveProcess(state, event), noProcess);
      return [name, theirTurn(process, client, who).some(({ taskId }) => taskId === 't')];
    });
  for (const who of ['hanna', 'ines', 'dana'])
    expect(told(who)).toEqual(
      turnTable.map(({ name, side, because, assignee }) => [
        name,
        assignee === who && (side === 'client' ? who !== 'dana' : because === 'assigned'),
      ]),
    );
});
