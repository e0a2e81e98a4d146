import { expect, test } from 'vitest';
import { lintOf } from './lintOf.ts';

const page = 'admin/src/planted.tsx';
const source = 'admin/src/planted.ts';
const element = (inside: string) =>
  `export const planted = (on: boolean, n: number) => ${inside};\n`;

/** What is planted, and how many texts are found in it. */
const planted = [
  ['a text between tags', 1, page, element('<p>Nothing yet</p>')],
  ['one word between tags', 1, page, element('<button>Save</button>')],
  ['a text beside an element', 1, page, element('<p>of <b>{n}</b></p>')],
  ['a text in braces', 1, page, element("<p>{'Nothing yet'}</p>")],
  ['either of two texts', 2, page, element("<p>{on ? 'Saved' : 'Saving'}</p>")],
  ['a text after a condition', 1, page, element("<p>{on && 'Saved'}</p>")],
  ['a text with a number', 1, page, element('<p>{`${n} tasks`}</p>')],
  ['marks of quotation beside a value', 2, page, element('<p>“{n}”</p>')],
  [
    'a name in marks of quotation',
    1,
    source,
    'export const named = (name: string) => `“${name}”`;\n',
  ],
  ['a label read aloud', 1, page, element('<button aria-label="Close" />')],
  ['a title', 1, page, element('<abbr title={`${n} more`} />')],
  ['a placeholder', 1, page, element('<input placeholder="Search" />')],
  ['an alternative for a picture', 1, page, element('<img alt={on ? "Logo" : ""} />')],
  [
    'a sentence in any other attribute',
    1,
    page,
    element('<Page headline="Nothing is here yet" />'),
  ],
  ['a property of such a name', 1, source, "export const action = { label: 'Delete', run: 1 };\n"],
  [
    'a sentence anywhere',
    1,
    source,
    "export const told = (say: (text: string) => void) => say('Process deleted');\n",
  ],
  [
    'a sentence with a value',
    1,
    source,
    'export const told = (name: string) => `Moved ${name} to the end`;\n',
  ],
  [
    'a text in one language beside no other',
    1,
    source,
    "export const word = { en: { title: 'Simple task' } };\n",
  ],
  [
    'what comes from the catalogue',
    0,
    page,
    element("<p title={t('words.close')}>{t('words.save')}</p>"),
  ],
  [
    'names of classes, ids and roles',
    0,
    page,
    element('<p className="is-open Mui selected" id="Main" role="status" />'),
  ],
  [
    'values, and what no person reads',
    0,
    page,
    element("<i data-kind={on ? 'process' : 'module'}>{n}–{n}%, +{n}</i>"),
  ],
  ['the name of the product', 0, page, element('<b>Waymark</b>')],
  [
    'an error that is thrown',
    0,
    source,
    "export const fail = () => { throw new Error('The page has no root'); };\n",
  ],
  [
    'names of commands and keys',
    0,
    source,
    "export const names = ['RenameProcess', 'ArrowDown'] as const;\n",
  ],
  [
    'texts in every language beside one another',
    0,
    source,
    "export const word = { en: { title: 'Simple Task' }, de: { title: 'Einfache Aufgabe' } };\n",
  ],
  [
    'what a catalogue says',
    0,
    'admin/src/base/texts/en/planted.ts',
    "export const told = 'Process deleted';\n",
  ],
  ['what a test says', 0, 'admin/src/planted.test.ts', "export const told = 'Process deleted';\n"],
] as const;

const found = lintOf(planted.map(([, , file, text]) => ({ file, source: text }))).map(
  (rules) => rules.filter((rule) => rule === 'house(literal-texts)').length,
);

test.each(planted.map(([what, count], i) => [what, count, found[i]] as const))(
  '%s: %i found',
  (_, count, texts) => {
    expect(texts).toBe(count);
  },
);
