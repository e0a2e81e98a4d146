import { languages } from '@waymark/look/language';
import { describe, expect, test } from 'vitest';
import { phrase, say, type Phrase } from './phrase.ts';
import { statusOf } from './statusOf.ts';
import { modified } from './telling.ts';
import { de } from './texts/de/index.ts';
import { en } from './texts/en/index.ts';

describe('a phrase', () => {
  test('is plain data, and is said in the language of whoever reads it', () => {
    const renamed = phrase('did.moduleRenamed', 'Access');
    expect(JSON.parse(JSON.stringify(renamed))).toEqual(renamed);
    expect(say(renamed, 'en')).toBe('renamed the module Access');
    expect(say(renamed, 'de')).toBe('hat das Modul „Access“ umbenannt');
  });
  test('may be about another', () => {
    const nameless = phrase('did.taskRenamed', phrase('value.aTask'));
    expect(languages.map((language) => say(nameless, language))).toEqual([
      'renamed a task',
      'hat „eine Aufgabe“ umbenannt',
    ]);
  });
  test('counts as its language does', () => {
    const days = (n: number) =>
      languages.map((language) => say(phrase('value.daysAfterStart', n), language));
    expect(days(1)).toEqual(['1 day after the start of the module', '1 Tag nach Modulstart']);
    expect(days(2)).toEqual(['2 days after the start of the module', '2 Tage nach Modulstart']);
    expect(languages.map((language) => say(phrase('value.number', 1234), language))).toEqual([
      '1,234',
      '1.234',
    ]);
  });
  test('of a newer program reads as its key', () => {
    expect(say({ key: 'did.moduleColoured' as Phrase['key'], about: [] }, 'de')).toBe(
      'did.moduleColoured',
    );
  });
  // @ts-expect-error a text that is not in the catalogue
  void (() => phrase('did.moduleColoured', 'Access'));
  // @ts-expect-error what it is about is missing
  void (() => phrase('did.moduleRenamed'));
  // @ts-expect-error a status of a module
  void (() => phrase('value.taskStatus', 'PAUSED'));
});

test('a language that lacks a text, or has one too many, does not compile', () => {
  const { somebody, ...fewer } = de.actor;
  expect(somebody).toBe('Jemand');
  // @ts-expect-error `somebody` is missing
  void (fewer satisfies typeof en.actor);
  // @ts-expect-error `nobody` is in no other language
  void ({ ...de.actor, nobody: '' } satisfies typeof en.actor);
});

test('a change of status says so, whatever it is called', () => {
  const task = modified(
    'status',
    phrase('value.taskStatus', 'TODO'),
    phrase('value.taskStatus', 'DONE'),
  );
  expect(statusOf(task)).toEqual({ of: 'task', from: 'TODO', to: 'DONE' });
  expect(statusOf(modified('status', null, phrase('value.moduleStatus', 'ACTIVE')))).toEqual({
    ...{ of: 'module', from: null, to: 'ACTIVE' },
  });
  expect(statusOf(modified('name', 'Stuck', 'Done'))).toBeNull();
  expect(statusOf(modified('visibility', null, phrase('value.audience', 'INTERN')))).toBeNull();
});
