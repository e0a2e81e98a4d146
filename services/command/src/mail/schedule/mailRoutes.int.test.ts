import type { MailSettingsView, MailStopView } from '@waymark/api';
import { streamOf } from '@waymark/events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { StopLinks } from './stopLinks.ts';
import { startHarness, type CommandHarness } from '../../testing/commandHarness.ts';

let harness: CommandHarness;
let ada: string;
let token: string;
beforeAll(async () => {
  harness = await startHarness();
  ada = await harness.account('ada@example.org');
  token = new StopLinks([harness.signingSecret]).token({
    ...{ accountId: ada, stop: { of: 'kinds', kinds: ['turn', 'others'] } },
  });
});
afterAll(() => harness.stop());

const settings = async () =>
  (
    await fetch(`${harness.site}/api/mails/settings`, {
      headers: { Authorization: `Bearer ${harness.tokenOf(ada)}` },
    })
  ).json() as Promise<MailSettingsView>;
const types = async () => (await harness.eventsOf(streamOf.account(ada))).map(({ type }) => type);
/** As mail programs do it (RFC 8058). */
const oneClick = (word: string) =>
  fetch(`${harness.site}/api/mails/stop?t=${word}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });

test('one request stops mails like one, signed out; whatever only follows the link stops nothing; it is taken back', async () => {
  const looked = await fetch(`${harness.site}/api/mails/stop?t=${token}`);
  expect(looked.status).toBeGreaterThanOrEqual(400);
  expect((await settings()).kinds.turn).toBe('daily');
  const answer = await oneClick(token);
  expect([answer.status, (await answer.json()) as MailStopView]).toEqual([
    200,
    { email: 'ada@example.org', stop: { of: 'kinds', kinds: ['turn', 'others'] }, isStopped: true },
  ]);
  expect((await settings()).kinds).toMatchObject({
    turn: 'never',
    others: 'never',
    answers: 'atOnce',
  });
  expect((await oneClick(token)).status).toBe(200);
  const back = await harness.post<MailStopView>(null, '/api/mails/resume', { token });
  expect(back.body.isStopped).toBe(false);
  expect((await settings()).kinds).toMatchObject({ turn: 'daily', others: 'weekly' });
  expect((await types()).slice(-2)).toEqual(['MailsStopped', 'MailsResumed']);
});

test('a word that was forged or cut off stops nothing', async () => {
  for (const word of ['', 'x.y.z', token.slice(0, -2)])
    expect((await oneClick(word)).status).toBe(404);
});

test('what is chosen goes at once; a kind chosen anew is stopped no longer; nonsense is refused by its field', async () => {
  const change = (payload: object) => harness.post(ada, 'ChangeMailSettings', payload);
  await oneClick(token);
  expect(
    (await change({ kinds: { turn: 'weekly' }, quiet: { from: '20:00' }, timeZone: 'Asia/Tokyo' }))
      .status,
  ).toBe(200);
  expect(await settings()).toMatchObject({
    ...{ kinds: { turn: 'weekly', others: 'never' }, quiet: { from: '20:00', to: '08:00' } },
    ...{ timeZone: 'Asia/Tokyo', zoneChosen: true },
  });
  expect((await change({ digestAt: '25:00' })).status).toBe(422);
  expect((await change({ timeZone: 'Mars/Olympus' })).status).toBe(422);
  expect((await fetch(`${harness.site}/api/mails/settings`)).status).toBe(401);
});

test('the zone of the browser goes while none is chosen', async () => {
  const eve = await harness.account('eve@example.org');
  await harness.give(eve, 'NoticeTimeZone', { timeZone: 'Europe/Lisbon' });
  const view = await fetch(`${harness.site}/api/mails/settings`, {
    headers: { Authorization: `Bearer ${harness.tokenOf(eve)}` },
  });
  expect(await view.json()).toMatchObject({ timeZone: 'Europe/Lisbon', zoneChosen: false });
});

test('mails are stopped and let come again so often and no more by their links; nobody else is held back', async () => {
  const said: number[] = [];
  const [mia, noa] = [
    await harness.account('mia@example.org'),
    await harness.account('noa@example.org'),
  ];
  const links = new StopLinks([harness.signingSecret]);
  const word = links.token({ accountId: mia, stop: { of: 'all' } });
  for (let n = 0; n < 40; n++)
    said.push(
      n % 2 === 0
        ? (await oneClick(word)).status
        : (await harness.post(null, '/api/mails/resume', { token: word })).status,
    );
  expect(said.slice(0, 30)).toEqual(Array(30).fill(200));
  expect(said.slice(30)).toEqual(Array(10).fill(429));
  expect((await oneClick(links.token({ accountId: noa, stop: { of: 'all' } }))).status).toBe(200);
});
