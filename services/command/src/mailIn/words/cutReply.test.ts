import { describe, expect, test } from 'vitest';
import { cutReply } from './cutReply.ts';
import { partsOf, textOf, writtenReplies } from './writtenReplies.ts';

describe('of a reply is shown what the person wrote', () => {
  test.each(writtenReplies.map((reply) => [reply.name, reply] as const))('%s', (_, reply) => {
    const { own, cut } = cutReply(textOf(reply));
    expect(own).toBe(partsOf(reply, 'own'));
    const words = (text: string) => text.split(/\s+/).join(' ');
    expect(words(cut)).toBe(words(partsOf(reply, 'cut')));
  });

  test.each(writtenReplies.map((reply) => [reply.name, reply] as const))(
    '%s, with the ends of lines of a mail',
    (_, reply) => expect(cutReply(textOf(reply).replaceAll('\n', '\r\n')).own).toBe(partsOf(reply, 'own')),
  );

  test('and how many lines are left out', () => {
    expect(cutReply('Ok\n\n-- \nTomasz\n\n> a\n> b').cutLines).toBe(4);
    expect(cutReply('Ok').cutLines).toBe(0);
  });

  test('without signs that turn it round or are not seen', () =>
    expect(cutReply('pay \u202e321\u202c to\u200b me\u0000\u0007').own).toBe('pay 321 to me'));
});

describe('a text made to take for ever takes none', () => {
  const n = 200_000;
  test.each([
    ['empty lines', '\n'.repeat(n)],
    ['one line', 'On 1 '.repeat(n / 5)],
    ['lines that begin a quote', 'On 1 a\n'.repeat(n / 7)],
    ['lines that end one', '1 wrote:\n'.repeat(n / 9)],
    ['heads', 'From: a\n'.repeat(n / 8)],
    ['rules', `${'_'.repeat(20)}\n`.repeat(n / 21)],
    ['rules above nothing', `${'_'.repeat(20)}\n\n`.repeat(n / 22)],
    ['greetings', 'a\nBest regards\n'.repeat(n / 15)],
    ['quotes', '>'.repeat(n)],
    ['spaces', ' '.repeat(n)],
    ['digits before a sign', `${'1 '.repeat(190)}<${'a@'.repeat(9)}\n`.repeat(n / 400)],
  ])('%s', (_, text) => {
    const before = process.cpuUsage();
    cutReply(text);
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(1_500);
  });
});
