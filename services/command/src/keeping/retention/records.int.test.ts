import { mailMonthKey, streamOf, type MailCopy } from '@waymark/events';
import { openField, sealField } from '@waymark/vault';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startHarness, type CommandHarness } from '../../testing/commandHarness.ts';
import { sampleWorkspace } from '../../testing/sampleWorkspace.ts';
import { endWhatIsOld } from './retention.ts';

let harness: CommandHarness;
beforeAll(async () => {
  harness = await startHarness();
  await sampleWorkspace(harness);
});
afterAll(() => harness.stop());

const kept = { guests: 90, drafts: 90, mailCopies: 90, notices: 30 };
const lookAt = (day: string) =>
  endWhatIsOld({ ...harness, clock: () => new Date(`${day}T00:00:00.000Z`) }, kept);
const expired = async () =>
  (await harness.eventsOf(streamOf.workspace('w')))
    .filter(({ type }) => type === 'RecordsExpired')
    .map(({ data }) => data);

const copy: MailCopy = { subject: 'Your turn', text: 'words', html: '<p>words</p>' };
const sealedIn = async (month: string) => {
  const holder = { accountId: 'anna', about: [mailMonthKey(month)] };
  return { ...holder, copy: await sealField(harness.vault, 'MailSent', 'copy', holder, copy) };
};

test('copies of mails of a month open nowhere once it is over for good, those of later ones do', async () => {
  const [november, december] = [await sealedIn('2026-11'), await sealedIn('2026-12')];
  const opened = (mail: typeof november) => openField(harness.vault, 'MailSent', 'copy', mail);
  await lookAt('2027-02-28');
  expect(await opened(november)).toEqual({ erased: false, value: copy });
  await lookAt('2027-03-02');
  expect(await opened(november)).toEqual({ erased: true });
  expect(await opened(december)).toEqual({ erased: false, value: copy });
});

test('a workspace is told once a month what has expired in it, by however many services', async () => {
  expect(await expired()).toEqual([
    { records: 'notices', before: '2027-01' },
    { records: 'mailCopies', before: '2026-12' },
  ]);
  await Promise.all([lookAt('2027-03-20'), lookAt('2027-03-20')]);
  await lookAt('2027-03-21');
  expect((await expired()).slice(2)).toEqual([{ records: 'notices', before: '2027-02' }]);
});
