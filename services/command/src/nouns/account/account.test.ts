import { evolveAccount, noAccount, type AccountEvent } from '@waymark/events';
import { describe, test } from 'vitest';
import { allowInvitations, blockInvitations, changeProfile, chooseLanguage } from './account.ts';
import { given } from '../../decisions/testing/given.ts';

const accounts = { initial: noAccount, evolve: evolveAccount };
const opened: AccountEvent = { type: 'AccountOpened', data: { accountId: 'olga', sealed: 'v1.' } };
const account = (...events: AccountEvent[]) => given(accounts, [opened, ...events]);
const blocked = (workspaceId: string | null): AccountEvent => ({
  type: 'InvitationsBlocked',
  data: { accountId: 'olga', workspaceId },
});
const allowed = (workspaceId: string | null): AccountEvent => ({
  type: 'InvitationsAllowed',
  data: { accountId: 'olga', workspaceId },
});

describe.each([
  ['one workspace', 'w'],
  ['anybody', null],
])('invitations from %s', (_, from) => {
  test('are wanted no more, which is said once', () => {
    account().when(blockInvitations, 'olga', from).then(blocked(from));
    account(blocked(from)).when(blockInvitations, 'olga', from).nothing();
  });
  test('are wanted again, if they were not', () => {
    account(blocked(from)).when(allowInvitations, 'olga', from).then(allowed(from));
    account().when(allowInvitations, 'olga', from).nothing();
    account(blocked(from), allowed(from)).when(allowInvitations, 'olga', from).nothing();
  });
});

test('whoever blocks one workspace has not blocked the others', () => {
  account(blocked('w')).when(blockInvitations, 'olga', 'x').then(blocked('x'));
  account(blocked('w')).when(allowInvitations, 'olga', null).nothing();
});

test('a profile is changed in the fields that differ, and not where none does', () => {
  account()
    .when(changeProfile, 'olga', { sealed: 'v1.x', fields: ['gender'] })
    .then({
      type: 'ProfileChanged',
      data: { accountId: 'olga', sealed: 'v1.x', fields: ['gender'] },
    });
  account().when(changeProfile, 'olga', { sealed: 'v1.x', fields: [] }).nothing();
});

test('a language is chosen once, and left to the browser again', () => {
  const chosen = (language: 'de' | null): AccountEvent => ({
    type: 'LanguageChosen',
    data: { accountId: 'olga', language },
  });
  account().when(chooseLanguage, 'olga', 'de').then(chosen('de'));
  account(chosen('de')).when(chooseLanguage, 'olga', 'de').nothing();
  account(chosen('de')).when(chooseLanguage, 'olga', null).then(chosen(null));
});
