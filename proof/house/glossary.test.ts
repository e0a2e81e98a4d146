import { expect, test } from 'vitest';
import { catalogueTexts, textsIn } from './catalogues.ts';
import { glossary, taskStatusWords, type Term } from './glossary.ts';

const texts = catalogueTexts();
const offends = ({ language, not, within, except = {} }: Term, each: (typeof texts)[number]) =>
  each.language === language &&
  (within === undefined || within.test(each.file)) &&
  not.test(each.text) &&
  !(each.key in except);

test('each catalogue is found, in both languages', () => {
  const found = (file: RegExp, language: 'en' | 'de') =>
    texts.filter((each) => file.test(each.file) && each.language === language).length;
  for (const part of [
    /^admin\/src\/base\/texts/,
    /^admin\/src\/parts\/blocks/,
    /^portal\/src\/base\/texts/,
    /\/mail\//,
    /\/importer\//,
    /^packages\/api\/problems/,
    /^packages\/look\/turn/,
    /formViewer/,
    /^events\/telling/,
    /^events\/taskTypes/,
  ])
    expect([part.source, found(part, 'en') > 0, found(part, 'de') > 0]).toEqual([
      part.source,
      true,
      true,
    ]);
});

test('a thing is called by one word in all of them', () => {
  const found = glossary.flatMap((term) =>
    texts
      .filter((each) => offends(term, each))
      .map(({ file, key, text }) => `${file} ${key}: "${text}": say ${term.say} (${term.means})`),
  );
  expect(found).toEqual([]);
});

test('an exception is one: its text is there, and would be refused without it', () => {
  const needless = glossary.flatMap((term) =>
    Object.keys(term.except ?? {}).filter(
      (key) => !texts.some((each) => each.key === key && offends({ ...term, except: {} }, each)),
    ),
  );
  expect(needless).toEqual([]);
});

test('the status of a task has the same words wherever it stands', () => {
  const otherwise = texts.filter(({ key, text, language }) => {
    const [, status] =
      /(?:^|\.)(?:taskStatus|status)\.(TODO|IN_PROGRESS|STUCKED|DONE)$/.exec(key) ?? [];
    return status !== undefined && text !== taskStatusWords[language][status];
  });
  expect(otherwise.filter(({ file }) => !/processStatus|moduleStatus/.test(file))).toEqual([]);
  expect(
    texts.filter(({ key }) => /(^|\.)(taskStatus|status)\.STUCKED$/.test(key)).length,
  ).toBeGreaterThan(5);
});

test.each([
  ['en', 'A mail went to %{name}', 'e-mail'],
  ['en', 'The conversation could not be loaded', 'talk'],
  ['en', 'Roll a blueprint out', 'process template'],
  ['en', 'Two processes are stuck', 'execution'],
  ['de', 'Der Kunde ist an der Reihe', 'dran'],
  ['de', 'Diese Aufgabe ist blockiert', 'hängt fest'],
  ['de', 'Ines kommt hier nicht weiter', 'hängt fest'],
  ['de', 'Per Mail', 'E-Mail'],
  ['de', 'Auf der Tafel', 'Board'],
] as const)('a synonym is found: %s, %s', (language, text, say) => {
  const planted = textsIn(
    `admin/src/base/texts/${language}/planted.ts`,
    `export const planted = { one: '${text}' };\n`,
  );
  expect(planted).toMatchObject([{ language, key: 'planted.one' }]);
  expect(glossary.filter((term) => offends(term, planted[0]!)).map((term) => term.say)).toContain(
    say,
  );
});

test('a text that a function puts together, and one that counts, are read too', () => {
  const source =
    'export const planted = { a: { one: "x %{n}" }, b: (who: string) => `${who} wrote ${who === "you" ? "it" : "this"}` };';
  expect(
    textsIn('portal/src/base/texts/en/planted.ts', source).map(
      ({ key, text }) => `${key}: ${text}`,
    ),
  ).toEqual(['planted.a.one: x …', 'planted.b: … wrote …', 'planted.b: it', 'planted.b: this']);
});
