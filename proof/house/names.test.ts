import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const sources = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && !file.includes('.test.'));

type Declaration = { readonly name: string; readonly isExported: boolean };

/** Types, interfaces and classes that a source declares at its top. */
const typesIn = (source: string): readonly Declaration[] =>
  [
    ...source.matchAll(/^(export )?(?:declare )?(?:abstract )?(?:type|interface|class) (\w+)/gm),
  ].map(([, exported, name = '']) => ({ name, isExported: exported !== undefined }));

const declarations = sources.flatMap((file) =>
  typesIn(readFileSync(join(root, file), 'utf8')).map((declaration) => ({ ...declaration, file })),
);

/**
 * Exported types that are declared twice, each with one meaning: rows as the portal is given them
 * stand beside those of the wire, and `look` may not know the statuses of `events`. The list only
 * shrinks.
 */
const declaredTwice = [
  ...['AnswersRow', 'BlockRow', 'ConversationRow', 'ExecutionRow', 'FormVersionRow', 'HistoryRow'],
  ...['MessageRow', 'MilestoneRow', 'ModuleRow', 'NoticeRow', 'PersonRow', 'PlaceholderRow'],
  ...['TaskRow', 'VariableRow', 'ContentOf', 'ContentOfTask', 'Membership'],
  ...['ModuleStatus', 'TaskStatus'],
];

/** Names that say nothing of what they are given to (docs/STYLE.md). */
const sayNothing =
  'Asked Place Told Named Said Around Thing Way Of OfTask About Waiting Known Found Held Kept'.split(
    ' ',
  );

describe('the names of types', () => {
  test('an exported type is declared once, but for those listed', () => {
    const files = Map.groupBy(
      declarations.filter(({ isExported }) => isExported),
      ({ name }) => name,
    );
    const several = [...files].filter(([, all]) => all.length > 1);
    const unlisted = several.filter(([name]) => !declaredTwice.includes(name));
    expect(unlisted.map(([name, all]) => [name, ...all.map(({ file }) => file)])).toEqual([]);
  });

  test('the list holds no name that is declared once by now', () => {
    const counts = declaredTwice.filter(
      (name) => declarations.filter((each) => each.isExported && each.name === name).length < 2,
    );
    expect(counts).toEqual([]);
  });

  test('no type has a name that says nothing', () => {
    const found = declarations.filter(({ name }) => sayNothing.includes(name));
    expect(found.map(({ name, file }) => `${file}: ${name}`)).toEqual([]);
  });

  test('types are found however they are declared', () => {
    const source = 'export type Way = 1;\ntype Of<T> = T;\nexport abstract class Held {}\n';
    expect(typesIn(source)).toEqual([
      { name: 'Way', isExported: true },
      { name: 'Of', isExported: false },
      { name: 'Held', isExported: true },
    ]);
  });
});
