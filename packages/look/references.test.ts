import { expect, test } from 'vitest';
import { readReference, referencesIn, referringTo, toPerson, toVariable } from './references.ts';

test('what stands between the braces is a variable, a person or a fact of the process', () => {
  expect(readReference(toVariable('v-1'))).toEqual({ kind: 'variable', id: 'v-1' });
  expect(readReference(toPerson('p::it_lead'))).toEqual({ kind: 'person', id: 'p::it_lead' });
  expect(readReference('clientName')).toEqual({ kind: 'fact', fact: 'clientName' });
  for (const words of [
    'Region',
    'variable:',
    'variable:a b',
    'person:anna',
    'clientname',
    'toString',
  ])
    expect(readReference(words)).toBeNull();
});

test('a text is looked through for what is saved in it, each once, and what is only like it is not', () => {
  expect(
    referencesIn(
      '<p>{{variable:v}} {{{variable:v}}} {{clientName}} {{ variable:w }} {{Region}} {{</p>',
    ),
  ).toEqual(['variable:v', 'clientName']);
  expect(referencesIn('no braces')).toEqual([]);
});

test('a text comes to stand for something else, and nothing else in it changes', () => {
  const to = (written: string) => (written === 'variable:v' ? 'variable:w' : null);
  expect(referringTo('{{variable:v}} {{Region}} {{clientName}} {{', to)).toBe(
    '{{variable:w}} {{Region}} {{clientName}} {{',
  );
});
