import { expect, test } from 'vitest';
import { languages } from '@waymark/look/language';
import {
  evolveAccount,
  evolveClaim,
  language,
  mayBeInvited,
  noAccount,
  noClaim,
  type AccountEvent,
} from './account.ts';

test('an account holds the newest sealed person', () => {
  const opened = evolveAccount(noAccount, {
    type: 'AccountOpened',
    data: { accountId: 'a', sealed: 'one' },
  });
  expect(opened).toEqual({
    ...noAccount,
    life: 'present',
    accountId: 'a',
    sealed: 'one',
    blocked: new Set(),
    language: null,
  });
  expect(
    evolveAccount(opened, {
      type: 'ProfileChanged',
      data: { accountId: 'a', sealed: 'two', fields: ['gender'] },
    }).sealed,
  ).toBe('two');
});
test('a claim names its owner', () => {
  expect(noClaim.owner).toBeNull();
  expect(evolveClaim(noClaim, { type: 'EmailClaimed', data: { accountId: 'a' } }).owner).toBe('a');
});
test('whoever wants no invitation gets none, from one workspace or from all, until they allow it', () => {
  const said = (
    type: 'InvitationsBlocked' | 'InvitationsAllowed',
    workspaceId: string | null,
  ): AccountEvent => ({ type, data: { accountId: 'a', workspaceId } });
  const after = (...events: AccountEvent[]) => events.reduce(evolveAccount, noAccount);
  const places = (...events: AccountEvent[]) =>
    ['w', 'v'].map((id) => mayBeInvited(after(...events), id));
  expect(places()).toEqual([true, true]);
  expect(places(said('InvitationsBlocked', 'w'))).toEqual([false, true]);
  expect(places(said('InvitationsBlocked', null))).toEqual([false, false]);
  expect(places(said('InvitationsBlocked', 'w'), said('InvitationsAllowed', 'w'))).toEqual([
    true,
    true,
  ]);
});
test('a language may be chosen, another one, and none again; the languages are those that the texts are written in', () => {
  const chosen = (to: 'de' | 'en' | null): AccountEvent => ({
    type: 'LanguageChosen',
    data: { accountId: 'a', language: to },
  });
  const german = evolveAccount(noAccount, chosen('de'));
  expect([noAccount.language, german.language]).toEqual([null, 'de']);
  expect(
    evolveAccount(german, {
      type: 'ProfileChanged',
      data: { accountId: 'a', sealed: 'x', fields: ['gender'] },
    }).language,
  ).toBe('de');
  expect(evolveAccount(german, chosen(null)).language).toBeNull();
  expect(language.options).toEqual(languages);
});
