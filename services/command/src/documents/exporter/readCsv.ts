import {
  importDraft,
  type DraftMilestone,
  type DraftModule,
  type DraftTask,
  type ImportDraft,
} from '@waymark/api';
import { unguarded } from '@waymark/look/csv';
import { languages } from '@waymark/look/language';
import { CsvError, parse as readTable } from 'csv-parse/sync';
import { nameOfFile } from '../importer/name.ts';
import { parse } from '../importer/parse.ts';
import { placeholderIds } from '../importer/placeholderIds.ts';
import { render } from '../importer/render.ts';
import { columns, csvWords, durationIn, type ColumnName } from './csvWords.ts';

type Words = (typeof csvWords)[keyof typeof csvWords];
type Cells = Readonly<Record<ColumnName, string>>;

/**
 * An exported table that comes back with all its columns, whatever spreadsheet it was saved by.
 * Null for any other, and where a cell says what an export does not: the reader of tables takes
 * that as people write it, and says what it can't read.
 */
export function readCsv(
  source: string,
  fileName: string,
): { name: string; draft: ImportDraft } | null {
  const text = source.replace(/^\uFEFF?(?:sep=[;,\t]\r?\n)?/i, '');
  const found = [';', ',', '\t'].flatMap((delimiter) =>
    languages.flatMap((language) => {
      const words = csvWords[language];
      const head = columns.map((column) => words.heads[column]);
      const line = text.slice(0, 300).split(/\r?\n/, 1)[0]!;
      const isHead = alike(line.replaceAll('"', ''), head.join(delimiter));
      return isHead ? [{ words, delimiter }] : [];
    }),
  )[0];
  if (found === undefined) return null;
  const rows = rowsOf(text, found.delimiter);
  const draft = rows && draftOf(rows.slice(1), found.words);
  const checked = importDraft.safeParse(draft);
  return checked.success ? { name: nameOfFile(fileName), draft: checked.data } : null;
}

/** Spreadsheets fill up rows with empty cells. */
const alike = (line: string, head: string): boolean =>
  line === head || (line.startsWith(head) && /^[;,\t]+$/.test(line.slice(head.length)));

function rowsOf(text: string, delimiter: string): Cells[] | null {
  try {
    const rows = readTable(text, {
      ...{ delimiter, relax_column_count: true, skip_empty_lines: true },
    }) as unknown as string[][];
    if (rows.some((row) => row.slice(columns.length).some((more) => more !== ''))) return null;
    return rows.map(
      (row) =>
        Object.fromEntries(
          columns.map((column, at) => [column, unguarded(row[at] ?? '')]),
        ) as Cells,
    );
  } catch (error) {
    if (error instanceof CsvError) return null;
    throw error;
  }
}

/** Null where a row says what no export does. */
function draftOf(rows: readonly Cells[], words: Words): unknown {
  const milestones: DraftMilestone[] = [];
  const people = new Map<string, string>();
  const idFor = placeholderIds();
  const personOf = (name: string): string => {
    const id = people.get(name) ?? idFor(name);
    people.set(name, id);
    return id;
  };
  let modules: DraftModule[] = [];
  for (const [at, row] of rows.entries()) {
    const isMilestone = row.module === '' && row.task === '';
    const isModule = !isMilestone && row.task === '';
    if (row.milestone === '' || (!isMilestone && row.module === '')) return null;
    if (isMilestone || milestones.at(-1)?.name !== row.milestone) {
      modules = [];
      milestones.push({ key: `milestone-${at}`, name: row.milestone, modules });
    }
    if (isMilestone) continue;
    if (isModule || modules.at(-1)?.title !== row.module) modules.push(moduleOf(row, at, isModule));
    const module = modules.at(-1)!;
    const seenBy = seenByIn(row.seenBy, words);
    if (seenBy === null) return null;
    if (seenBy.internal) module.audience = 'INTERN';
    if (isModule) continue;
    const duration = row.duration === '' ? null : durationIn(words, row.duration);
    const mandatory = row.mandatory !== words.no;
    if (duration === undefined || (mandatory && row.mandatory !== words.yes)) return null;
    module.blocks.push({
      ...{ kind: 'task', key: `task-${at}`, headline: row.task },
      ...{ description: htmlOf(row.description), mandatory, duration },
      content: { type: 'simple', action: row.link === '' ? null : { href: row.link, text: '' } },
      assignee: row.assignee === '' ? null : personOf(row.assignee),
      dueInDays: row.due === '' ? null : Number(row.due),
      ...{ seenBy: seenBy.task, followers: [], variables: [] },
    });
  }
  const placeholders = [...people].map(([name, placeholderId]) => ({ ...{ placeholderId, name } }));
  return { milestones, placeholders };
}

const moduleOf = (
  { module: title, description }: Cells,
  at: number,
  isOwn: boolean,
): DraftModule => ({
  ...{ key: `module-${at}`, title, audience: 'EXTERN' },
  ...{ description: isOwn ? htmlOf(description) : '' },
  ...{ participants: [], blocks: [] },
});

function seenByIn(cell: string, { internal, seenBy }: Words) {
  const said = cell.split(', ').filter((part) => part !== '');
  const rest = said.filter((part) => part !== internal);
  const task: DraftTask['seenBy'] =
    (['team', 'hidden'] as const).find((who) => rest.includes(seenBy[who])) ?? 'module';
  return rest.length > (task === 'module' ? 0 : 1)
    ? null
    : { task, internal: rest.length < said.length };
}

const htmlOf = (markdown: string): string =>
  markdown === '' ? '' : render(parse(markdown).children);
