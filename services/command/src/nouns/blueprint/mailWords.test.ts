import { evolveBlueprint, noBlueprint, type BlueprintEvent, type MailWords } from '@waymark/events';
import { given } from '../../decisions/testing/given.ts';
import { describe, expect, test } from 'vitest';
import { blueprintOf, noBlueprintYet } from '../plan/testing/samples.ts';
import { mailWordsGiven } from '../../payloads/mailWords.ts';
import { setMailWords } from './mailWords.ts';

const words: MailWords = {
  subject: 'Your plan for {{projectName}}',
  headline: 'Welcome, {{ clientName }}',
  body: '<p>Go <a href="{{actionUrl}}">there</a></p>',
  buttonText: 'Open',
};
const set = (to: MailWords | null) => ({ blueprintId: 'b', mail: 'welcome' as const, words: to });
const happened = (from: MailWords | null, to: MailWords | null): BlueprintEvent => ({
  type: 'MailWordsSet',
  data: { blueprintId: 'b', mail: 'welcome', from, to },
});

describe('the words of a mail', () => {
  test('are set, once, changed, and given back', () => {
    const other = { ...words, buttonText: 'Go' };
    blueprintOf().when(setMailWords, set(words)).then(happened(null, words));
    const given = blueprintOf(happened(null, words));
    given.when(setMailWords, set({ ...words })).nothing();
    given.when(setMailWords, set(other)).then(happened(words, other));
    given.when(setMailWords, set(null)).then(happened(words, null));
    expect(blueprintOf(happened(null, words), happened(words, null)).state).toEqual(
      blueprintOf().state,
    );
    blueprintOf().when(setMailWords, set(null)).nothing();
  });
  test('of one mail leave those of the others alone', () => {
    const both = blueprintOf(happened(null, words), {
      type: 'MailWordsSet',
      data: { blueprintId: 'b', mail: 'stuck', from: null, to: words },
    });
    expect(both.when(setMailWords, set(null)).after().mails).toEqual({ stuck: words });
  });
  test.each(['subject', 'headline', 'body', 'buttonText'] as const)(
    'name no unknown variable in the %s',
    (field) => {
      for (const wrong of [
        '{{clientNme}}',
        '{{',
        '{{<b>clientName</b>}}',
        '{{ }}',
        '{{constructor}}',
      ])
        blueprintOf()
          .when(setMailWords, set({ ...words, [field]: `${words[field]} ${wrong}` }))
          .refused('invalid', 'unknown-variable', `words.${field}`);
    },
  );
  test('are not those of a sub-process, which sends none; what it has is given back', () => {
    const sub = given({ initial: noBlueprint, evolve: evolveBlueprint }, [
      { type: 'BlueprintCreated', data: { blueprintId: 's', name: 'Sub', typeId: 'b' } },
      happened(null, words),
    ]);
    sub
      .when(setMailWords, set({ ...words, subject: 'Other' }))
      .refused('conflict', 'not-a-process', 'blueprintId');
    sub.when(setMailWords, set(null)).then(happened(words, null));
  });
  test('are those of a blueprint that is there', () => {
    noBlueprintYet.when(setMailWords, set(words)).refused('notFound', 'blueprint-not-found');
  });
});

test('each of the four says something, in clean HTML', () => {
  const parse = (change: Partial<MailWords>) => mailWordsGiven.safeParse({ ...words, ...change });
  for (const field of ['subject', 'headline', 'body', 'buttonText'] as const)
    for (const nothing of [
      '',
      ' ',
      ...(field === 'body' ? ['<p></p>', '<script>alert(1)</script>', '<p>&nbsp;</p>'] : []),
    ]) {
      const { error } = parse({ [field]: nothing });
      expect(error?.issues.map(({ path }) => path.join('.'))).toEqual([field]);
    }
  expect(
    parse({ body: '<p onclick="x()">Go <a href="javascript:alert(1)">there</a></p>' }).data?.body,
  ).toBe('<p>Go there</p>');
  expect(parse({}).data).toEqual(words);
  expect(parse({ subject: 'a\r\nBcc: b' }).data?.subject).toBe('a Bcc: b');
});
