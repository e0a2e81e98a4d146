import { join } from 'node:path';
import { ESLint } from 'eslint';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const eslint = new ESLint({ cwd: root });

/** What the lint, with the project's own configuration, says of a text in a file of the app. */
async function found(source: string, file = 'admin/src/planted.tsx') {
  const [result] = await eslint.lintText(source, { filePath: join(root, file) });
  return (result?.messages ?? [])
    .filter(({ ruleId }) => ruleId === 'house/literal-texts')
    .map(({ message }) => message);
}
const element = (inside: string) => `export const planted = (on: boolean, n: number) => ${inside};\n`;

test.each([
  ['a text between tags', '<p>Nothing yet</p>'],
  ['one word between tags', '<button>Save</button>'],
  ['a text beside an element', '<p>of <b>{n}</b></p>'],
  ['a text in braces', "<p>{'Nothing yet'}</p>"],
  ['either of two texts', "<p>{on ? 'Saved' : 'Saving'}</p>"],
  ['a text after a condition', "<p>{on && 'Saved'}</p>"],
  ['a text with a number', '<p>{`${n} tasks`}</p>'],
  ['a label read aloud', '<button aria-label="Close" />'],
  ['a title', '<abbr title={`${n} more`} />'],
  ['a placeholder', '<input placeholder="Search" />'],
  ['an alternative for a picture', '<img alt={on ? "Logo" : ""} />'],
  ['a sentence in any other attribute', '<Page headline="Nothing is here yet" />'],
])('%s is found', async (_, inside) => {
  expect(await found(element(inside))).toHaveLength(inside.includes('Saving') ? 2 : 1);
});

test.each([
  ['a property of such a name', "export const action = { label: 'Delete', run: 1 };\n"],
  ['a sentence anywhere', "export const told = (say: (text: string) => void) => say('Process deleted');\n"],
  ['a sentence with a value', 'export const told = (name: string) => `Moved ${name} to the end`;\n'],
])('%s is found', async (_, source) => {
  expect(await found(source, 'admin/src/planted.ts')).toHaveLength(1);
});

test.each([
  ['what comes from the catalogue', "<p title={t('words.close')}>{t('words.save')}</p>"],
  ['names of classes, ids and roles', '<p className="is-open Mui selected" id="Main" role="status" />'],
  ['values, and what no person reads', "<i data-kind={on ? 'process' : 'module'}>{n}–{n}%, +{n}</i>"],
  ['the name of the product', '<b>Waymark</b>'],
])('%s is not', async (_, inside) => {
  expect(await found(element(inside))).toEqual([]);
});

test.each([
  ['an error that is thrown', "export const fail = () => { throw new Error('The page has no root'); };\n"],
  ['names of commands and keys', "export const names = ['RenameProcess', 'ArrowDown'] as const;\n"],
  [
    'texts in every language beside one another',
    "export const word = { en: { title: 'Simple Task' }, de: { title: 'Einfache Aufgabe' } };\n",
  ],
])('%s is not', async (_, source) => {
  expect(await found(source, 'admin/src/planted.ts')).toEqual([]);
});

test('a text in one language beside no other is found', async () => {
  expect(await found("export const word = { en: { title: 'Simple task' } };\n", 'admin/src/planted.ts')).toHaveLength(
    1,
  );
});

test('catalogues and tests may say what they like', async () => {
  const source = "export const told = 'Process deleted';\n";
  expect(await found(source, 'admin/src/texts/en/planted.ts')).toEqual([]);
  expect(await found(source, 'admin/src/planted.test.ts')).toEqual([]);
});
