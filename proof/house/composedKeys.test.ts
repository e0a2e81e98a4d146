import { expect, test } from 'vitest';
import { lintOf } from './lintOf.ts';

const page = 'admin/src/planted.tsx';
const source = 'portal/src/planted.ts';
const act =
  "import { isComposed, isKey, useKeys } from './keys.ts';\ndeclare const act: () => void;\n";
const element = (inside: string, before = '') =>
  `${act}export const Planted = ({ onKeyDown: given }: { onKeyDown: () => void }) => {\n${before}\nreturn ${inside};\n};\nexport const used = [isComposed, isKey, useKeys];\n`;
const onPage = (inside: string) =>
  `${act}export const planted = () => ${inside};\nexport const used = [isComposed, isKey, useKeys];\n`;

/** What is planted, and how many handlers are found in it that do not ask. */
const planted = [
  ['Enter in a field', 1, page, element("<input onKeyDown={(e) => e.key === 'Enter' && act()} />")],
  [
    'a key that is taken apart',
    1,
    page,
    element("<input onKeyDown={({ key }) => key === 'Tab' && act()} />"),
  ],
  [
    'a handler with a name',
    1,
    page,
    element(
      '<input onKeyDown={hear} />',
      'const hear = (e: KeyboardEvent) => { if (e.key) act(); };',
    ),
  ],
  ['before all others', 1, page, element('<ul onKeyDownCapture={() => act()} />')],
  ['either of two', 2, page, element('<p onKeyDown={act ? () => act() : (e) => act(e)} />')],
  ['a part of what is spread', 1, page, element('<p {...{ onKeyDown: () => act() }} />')],
  [
    'an editor',
    1,
    source,
    onPage("({ handleKeyDown: (_: object, e: KeyboardEvent) => e.key === 'Enter' })"),
  ],
  [
    'the whole page',
    1,
    source,
    onPage("window.addEventListener('keydown', (e) => e.key === 'x' && act())"),
  ],
  ['a function of another file', 1, page, element('<p onKeyDown={isKey} />')],
  [
    'what a hook makes as a function',
    1,
    page,
    element('<p onKeyDown={hear} />', 'const hear = useKeys();'),
  ],
  [
    'a key of the table, and another',
    1,
    page,
    element("<p onKeyDown={(e) => isKey(e, 'a') || e.key === 'b'} />"),
  ],
  ['one that asks', 0, page, element('<p onKeyDown={(e) => isComposed(e) || act()} />')],
  [
    'one with a name that asks',
    0,
    page,
    element(
      '<p onKeyDown={hear} />',
      'function hear(e: KeyboardEvent) { if (!isComposed(e)) act(); }',
    ),
  ],
  ['a key of the table', 0, page, element("<p onKeyDown={(e) => isKey(e, 'close') && act()} />")],
  ['what a parent gives', 0, page, element('<p onKeyDown={given} />')],
  [
    'what a hook gives',
    0,
    page,
    element('<p onKeyDown={keys.onKeyDown} />', 'const keys = useKeys();'),
  ],
  ['a click', 0, page, element('<p onClick={() => act()} />')],
] as const;

const found = lintOf(planted.map(([, , file, text]) => ({ file, source: text }))).map(
  (rules) => rules.filter((rule) => rule === 'house(composed-keys)').length,
);

test.each(planted.map(([what, count], i) => [what, count, found[i]] as const))(
  '%s: %i found',
  (_, count, unasked) => {
    expect(unasked).toBe(count);
  },
);
