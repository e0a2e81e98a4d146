import { nouns, type NewsLine, type PostEvent } from '@waymark/events';
import { expect, test } from 'vitest';
import { recordMail, recordPost, type MailOutcome } from './post.ts';

const line = (newsId: string): NewsLine => ({
  newsId,
  processId: 'p',
  taskId: 't',
  kind: 'turn',
  because: null,
});
const waits = (newsId: string) => ({ ...line(newsId), waitsFor: 'daily' as const });
const over = (newsId: string) => ({ ...line(newsId), why: 'over' as const });
const never = (newsId: string) => ({ ...line(newsId), why: 'never' as const });
const after = (...events: PostEvent[]) => events.reduce(nouns.post.evolve, nouns.post.initial);
const look = { accountId: 'anna', waits: [], heldBack: [] };
const mail: MailOutcome = {
  ...{ accountId: 'anna', mailId: 'm', form: 'digest', why: 'daily', copy: 'sealed', failed: null },
  news: [line('a')],
  about: [],
};

test('what waits is said once', () => {
  const first = recordPost(nouns.post.initial, { ...look, waits: [waits('a')] });
  expect(first).toEqual([{ type: 'NewsPutOff', data: { accountId: 'anna', news: [waits('a')] } }]);
  expect(recordPost(after(...first), { ...look, waits: [waits('a'), waits('b')] })).toEqual([
    { type: 'NewsPutOff', data: { accountId: 'anna', news: [waits('b')] } },
  ]);
});

test('what nobody wants is said; what is no news any more only where it was said to wait', () => {
  const heldBack = [never('n'), over('a'), over('unknown')];
  const state = after(...recordPost(nouns.post.initial, { ...look, waits: [waits('a')] }));
  expect(recordPost(state, { ...look, heldBack })).toEqual([
    { type: 'NewsHeldBack', data: { accountId: 'anna', news: [never('n'), over('a')] } },
  ]);
  expect(recordPost(nouns.post.initial, { ...look, heldBack: [over('a')] })).toEqual([]);
});

test('what went out by a mail waits no more', () => {
  const state = after(
    ...recordPost(nouns.post.initial, { ...look, waits: [waits('a'), waits('b')] }),
  );
  const [sent] = recordMail(state, mail);
  expect(sent?.type).toBe('MailSent');
  expect([
    ...after(...recordPost(nouns.post.initial, { ...look, waits: [waits('a'), waits('b')] }), sent!)
      .waiting,
  ]).toEqual(['b']);
});

test('a mail that was not taken says what the server said, and whether it is tried again', () => {
  const failed = { reason: 'EENVELOPE 550', last: true };
  expect(recordMail(nouns.post.initial, { ...mail, failed })).toMatchObject([
    { type: 'MailFailed', data: failed },
  ]);
});
