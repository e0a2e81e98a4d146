import {
  evolveClient,
  evolveWorkspace,
  noClient,
  noProcess,
  noProject,
  noWorkspace,
  type ClientEvent,
  type InvitationEvent,
  type Process,
  type Project,
  type WorkspaceEvent,
} from '@waymark/events';
import { describe, expect, test } from 'vitest';
import { removeClientUser } from '../client/client.ts';
import * as decide from './invitation.ts';
import { expectRefusal, given } from '../../decisions/testing/given.ts';
import { removeTeamUser } from '../workspace/workspace.ts';

const history: WorkspaceEvent[] = [
  { type: 'WorkspaceCreated', data: { workspaceId: 'w', name: 'Acme' } },
  { type: 'MemberAdded', data: { accountId: 'olga', role: 'OWNER' } },
];
const buyer: ClientEvent = { type: 'ClientAdded', data: { clientId: 'c', name: 'Buyer' } };
const asked = {
  accountId: 'tim',
  clientId: null,
  by: 'olga',
  sealed: 'sealed',
  leadsTo: null,
  mailed: 'atOnce' as const,
};
const whom = { accountId: 'tim', clientId: null };
const sent: InvitationEvent = { type: 'InvitationSent', data: asked };
const declined: InvitationEvent = { type: 'InvitationDeclined', data: whom };
const acceptedBy: InvitationEvent = { type: 'InvitationAccepted', data: whom };
const withdrawn: InvitationEvent = { type: 'InvitationWithdrawn', data: whom };
const team = (...events: WorkspaceEvent[]) =>
  given({ initial: noWorkspace, evolve: evolveWorkspace }, [...history, ...events]);
const ofClient = (...events: ClientEvent[]) =>
  given({ initial: noClient, evolve: evolveClient }, [buyer, ...events]);

test('one that waited for a module to start is mailed then, once, and only while nobody has answered it', () => {
  const waiting: InvitationEvent = {
    type: 'InvitationSent',
    data: { ...asked, clientId: 'c', mailed: 'withFirstModule' },
  };
  const mailed = {
    type: 'InvitationRepeated',
    data: { accountId: 'tim', clientId: 'c', by: 'olga' },
  };
  const after = (...events: ClientEvent[]) =>
    decide.mailInvitation(ofClient(...events).state, 'c', 'tim');
  expect(after(waiting)).toEqual([mailed]);
  expect(after(waiting, mailed as ClientEvent)).toEqual([]);
  expect(after({ ...waiting, data: { ...waiting.data, mailed: 'atOnce' } })).toEqual([]);
  expect(
    after(waiting, { type: 'InvitationDeclined', data: { accountId: 'tim', clientId: 'c' } }),
  ).toEqual([]);
  expect(after()).toEqual([]);
});

describe('somebody is invited', () => {
  test('and does not belong to the team by that', () => {
    team().when(decide.invite, asked).then(sent);
    expect(team(sent).state.members.has('tim')).toBe(false);
  });
  test('not twice while it is open, again after a no or after it was taken back', () => {
    team(sent).when(decide.invite, asked).refused('conflict', 'already-invited', 'email');
    team(sent, declined).when(decide.invite, asked).then(sent);
    team(sent, withdrawn).when(decide.invite, asked).then(sent);
  });
  test('not who belongs already, by consent or from before it was asked for', () => {
    team(sent, acceptedBy).when(decide.invite, asked).refused('conflict', 'user-exists', 'email');
    team()
      .when(decide.invite, { ...asked, accountId: 'olga' })
      .refused('conflict', 'user-exists', 'email');
    ofClient({ type: 'ClientUserInvited', data: { clientId: 'c', accountId: 'tim' } })
      .when(decide.invite, { ...asked, clientId: 'c' })
      .refused('conflict', 'user-exists', 'email');
  });
  test('once more by mail, while it is open', () => {
    team(sent)
      .when(decide.repeatInvitation, whom, 'olga')
      .then({ type: 'InvitationRepeated', data: { ...whom, by: 'olga' } });
    for (const answer of [declined, withdrawn, acceptedBy])
      team(sent, answer)
        .when(decide.repeatInvitation, whom, 'olga')
        .refused('notFound', 'invitation-not-found');
  });
  test('and the invitation is taken back by removing them', () => {
    team(sent).when(removeTeamUser, { accountId: 'tim' }).then(withdrawn);
    ofClient({ type: 'InvitationSent', data: { ...asked, clientId: 'c' } })
      .when(removeClientUser, { clientId: 'c', accountId: 'tim' })
      .then({ type: 'InvitationWithdrawn', data: { accountId: 'tim', clientId: 'c' } });
  });
});

describe('the one who is invited', () => {
  test('belongs once they accept, also after a no, and once only', () => {
    team(sent).when(decide.acceptInvitation, null, 'tim').then(acceptedBy);
    team(sent, declined).when(decide.acceptInvitation, null, 'tim').then(acceptedBy);
    team(sent, acceptedBy).when(decide.acceptInvitation, null, 'tim').nothing();
    expect(team(sent, acceptedBy).state.members.get('tim')).toBe('ADMIN');
    expect([
      ...ofClient({ ...sent, data: { ...asked, clientId: 'c' } } as ClientEvent, acceptedBy).state
        .users,
    ]).toEqual(['tim']);
  });
  test('may say no', () => {
    team(sent).when(decide.declineInvitation, null, 'tim').then(declined);
    team(sent, declined).when(decide.declineInvitation, null, 'tim').nothing();
  });
  test('and nobody else: there is nothing for others, nor after it was taken back or the client deleted', () => {
    for (const answer of [decide.acceptInvitation, decide.declineInvitation]) {
      team(sent).when(answer, null, 'eve').refused('notFound', 'invitation-not-found');
      team(sent, withdrawn).when(answer, null, 'tim').refused('notFound', 'invitation-not-found');
      ofClient({ ...sent, data: { ...asked, clientId: 'c' } } as ClientEvent, {
        type: 'ClientDeleted',
        data: { clientId: 'c', name: 'Buyer' },
      })
        .when(answer, 'c', 'tim')
        .refused('notFound', 'invitation-not-found');
    }
  });
});

describe('an invitation leads', () => {
  const process: Process = { ...noProcess, life: 'present', processId: 'p', clientId: 'c' };
  test('to an execution of the client', () =>
    expect(decide.leadsToOf('c', { process })).toEqual({ kind: 'process', id: 'p' }));
  test('to a project of the client, and to no other', () => {
    const project: Project = { ...noProject, life: 'present', projectId: 'j', clientId: 'c' };
    expect(decide.leadsToOf('c', { project })).toEqual({ kind: 'project', id: 'j' });
    expectRefusal(
      () => decide.leadsToOf('d', { project }),
      'invalid',
      'not-of-client',
      'inviteToProjectId',
    );
  });
  test('nowhere in particular', () => expect(decide.leadsToOf('c', {})).toBeNull());
  test.each([
    ['another client’s', { ...process, clientId: 'other' }],
    ['one that was deleted', { ...process, life: 'deleted' as const }],
    ['one that is not there', noProcess],
  ])('not to %s', (_, target) =>
    expectRefusal(
      () => decide.leadsToOf('c', { process: target }),
      'invalid',
      'not-of-client',
      'inviteToProcessId',
    ),
  );
});

describe('an invitation lapses', () => {
  const expired: InvitationEvent = { type: 'InvitationExpired', data: whom };
  test('while it is open, and then there is none', () => {
    team(sent).when(decide.expireInvitation, null, 'tim').then(expired);
    expect(team(sent, expired).state.invitations.size).toBe(0);
    team(sent, expired)
      .when(decide.acceptInvitation, null, 'tim')
      .refused('notFound', 'invitation-not-found');
    team(sent, expired).when(decide.invite, asked).then(sent);
  });
  test('and never once it was answered, or twice', () => {
    for (const end of [declined, acceptedBy, withdrawn, expired])
      team(sent, end).when(decide.expireInvitation, null, 'tim').nothing();
  });
});
