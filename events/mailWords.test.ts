import { expect, test } from 'vitest';
import { mailWordsEvents } from './mailWords.ts';

const [set] = mailWordsEvents;
const own = { subject: 'Hello', headline: 'Come in', body: '<p>Now</p>', buttonText: 'Open' };
const other = { ...own, subject: 'Welcome', body: '<p>Soon</p>' };
const all = ['field.subject', 'field.headline', 'field.body', 'field.buttonText'];
const about = { names: {} as never, planName: 'Onboarding' };
const told = (from: typeof own | null, to: typeof own | null) => {
  const telling = set.tell?.({ blueprintId: 'b', mail: 'welcome', from, to }, about as never);
  return [telling?.sentence, telling?.changes.map(({ field }) => (field as { key: string }).key)];
};

test('words of a mail are told by what of them is another', () => {
  expect(told(null, own)[1]).toEqual(all);
  expect(told(own, other)[1]).toEqual(['field.subject', 'field.body']);
  expect(told(own, null)[1]).toEqual(all);
  expect(told(own, null)[0]).not.toEqual(told(own, other)[0]);
});

test('words that are dropped are the product’s again, those of other mails stay', () => {
  const words = { welcome: own, digest: other };
  expect(set.evolve(words, { blueprintId: 'b', mail: 'welcome', from: own, to: null })).toEqual({
    digest: other,
  });
  expect(set.evolve(words, { blueprintId: 'b', mail: 'stuck', from: null, to: own })).toEqual({
    ...words,
    stuck: own,
  });
});
