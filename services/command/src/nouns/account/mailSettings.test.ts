import {
  defaultMailSettings,
  evolveAccount,
  mailSettingsOf,
  noAccount,
  type AccountEvent,
  type MailChoice,
  type MailStop,
} from '@waymark/events';
import { expect, test } from 'vitest';
import { given } from '../../decisions/testing/given.ts';
import { changeMailSettings, noticeTimeZone, resumeMails, stopMails } from './mailSettings.ts';

const opened: AccountEvent = { type: 'AccountOpened', data: { accountId: 'olga', sealed: 'v1.' } };
const account = (...events: AccountEvent[]) =>
  given({ initial: noAccount, evolve: evolveAccount }, [opened, ...events]);
const changed = (choice: MailChoice): AccountEvent => ({
  type: 'MailSettingsChanged',
  data: { accountId: 'olga', choice },
});
const stopped = (stop: MailStop): AccountEvent => ({
  type: 'MailsStopped',
  data: { accountId: 'olga', stop },
});
const kinds: MailStop = { of: 'kinds', kinds: ['turn', 'others'] };
const settings = (...events: AccountEvent[]) =>
  mailSettingsOf(account(...events).state.mails, defaultMailSettings);

test('what is chosen is kept, part by part, and once', () => {
  account()
    .when(changeMailSettings, 'olga', { kinds: { turn: 'weekly' } })
    .then(changed({ kinds: { turn: 'weekly' } }));
  account(changed({ kinds: { turn: 'weekly' } }))
    .when(changeMailSettings, 'olga', { kinds: { turn: 'weekly' } })
    .nothing();
  const both = settings(
    changed({ quiet: { from: '20:00' } }),
    changed({ quiet: { weekends: false } }),
  );
  expect(both.quiet).toEqual({ ...defaultMailSettings.quiet, from: '20:00', weekends: false });
});

test('a stop of some kinds is one of all, until it is taken back or a kind is chosen anew', () => {
  account().when(stopMails, 'olga', kinds).then(stopped(kinds));
  account(stopped(kinds)).when(stopMails, 'olga', kinds).nothing();
  account(stopped(kinds))
    .when(resumeMails, 'olga', kinds)
    .then({ type: 'MailsResumed', data: { accountId: 'olga', stop: kinds } });
  account().when(resumeMails, 'olga', kinds).nothing();
  expect(settings(stopped(kinds)).kinds).toMatchObject({
    turn: 'never',
    others: 'never',
    answers: 'atOnce',
  });
  const chosen = changed({ kinds: { turn: 'daily' } });
  expect(settings(stopped(kinds), chosen).kinds).toMatchObject({ turn: 'daily', others: 'never' });
  expect(settings(stopped({ of: 'all' }), chosen).kinds).toMatchObject({
    turn: 'daily',
    answers: 'never',
  });
});

test('choosing what is chosen already lifts a stop of it', () => {
  const chosen = changed({ kinds: { turn: 'daily' } });
  account(chosen, stopped(kinds))
    .when(changeMailSettings, 'olga', { kinds: { turn: 'daily' } })
    .then(chosen);
});

test('the zone of the browser is told once as long as it stays; one that is chosen goes before it', () => {
  const noticed: AccountEvent = {
    type: 'TimeZoneNoticed',
    data: { accountId: 'olga', timeZone: 'Europe/Lisbon' },
  };
  account().when(noticeTimeZone, 'olga', 'Europe/Lisbon').then(noticed);
  account(noticed).when(noticeTimeZone, 'olga', 'Europe/Lisbon').nothing();
  expect(settings(noticed).timeZone).toBe('Europe/Lisbon');
  expect(settings(noticed, changed({ timeZone: 'Asia/Tokyo' })).timeZone).toBe('Asia/Tokyo');
});
