import { describe, expect, test } from 'vitest';
import { cutReply } from './cutReply.ts';
import { linesOfText } from './mailLine.ts';
import { charactersLookedAt } from './testing/charactersLookedAt.ts';
import { partsOf, textOf, writtenReplies } from './writtenReplies.ts';

const cutText = (text: string) => cutReply(linesOfText(text));

describe('of a reply is shown what the person wrote', () => {
  test.each(writtenReplies.map((reply) => [reply.name, reply] as const))('%s', (_, reply) => {
    const { own, cut } = cutText(textOf(reply));
    expect(own).toBe(partsOf(reply, 'own'));
    const words = (text: string) => text.split(/\s+/).join(' ');
    expect(words(cut)).toBe(words(partsOf(reply, 'cut')));
  });

  test.each(writtenReplies.map((reply) => [reply.name, reply] as const))(
    '%s, with the ends of lines of a mail',
    (_, reply) =>
      expect(cutText(textOf(reply).replaceAll('\n', '\r\n')).own).toBe(partsOf(reply, 'own')),
  );

  test('and how many lines are left out', () => {
    expect(cutText('Ok\n\n-- \nTomasz\n\n> a\n> b').cutLines).toBe(4);
    expect(cutText('Ok').cutLines).toBe(0);
  });

  test('of what is nothing but quote, all of it; what is long goes on behind the fold', () => {
    const lines = Array.from({ length: 20 }, (_, n) => `>> line ${n}`);
    const { own, cut } = cutText(lines.join('\n'));
    expect(own.split('\n')).toEqual(lines.slice(0, 12));
    expect(cut.split('\n')).toEqual(lines.slice(12));
  });

  test('without signs that turn it round or are not seen', () =>
    expect(cutText('pay \u202e321\u202c to\u200b me\u0000\u0007').own).toBe('pay 321 to me'));
});

describe('a text made to take for ever is looked at no more than its length asks', () => {
  test.each([
    ['empty lines', (n: number) => '\n'.repeat(n)],
    ['one line', (n) => 'On 1 '.repeat(n / 5)],
    ['lines that begin a quote', (n) => 'On 1 a\n'.repeat(n / 7)],
    ['lines that end one', (n) => '1 wrote:\n'.repeat(n / 9)],
    ['heads', (n) => 'From: a\n'.repeat(n / 8)],
    ['rules', (n) => `${'_'.repeat(20)}\n`.repeat(n / 21)],
    ['rules above nothing', (n) => `${'_'.repeat(20)}\n\n`.repeat(n / 22)],
    ['greetings', (n) => 'a\nBest regards\n'.repeat(n / 15)],
    ['quotes', (n) => '>'.repeat(n)],
    ['spaces', (n) => ' '.repeat(n)],
    ['digits before a sign', (n) => `${'1 '.repeat(190)}<${'a@'.repeat(9)}\n`.repeat(n / 400)],
  ])('%s', (_, textOf) => {
    const looked = [4_000, 8_000].map((n) => charactersLookedAt(() => cutText(textOf(n)))) as [
      number,
      number,
    ];
    // Each line is looked at by some forty patterns, twice.
    expect(looked[1]).toBeLessThan(100 * 8_000);
    expect(looked[1]).toBeLessThan(2.2 * looked[0] + 1_000);
  });
});
