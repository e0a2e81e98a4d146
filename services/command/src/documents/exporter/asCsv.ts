import type { DraftModule, DraftTask, ImportDraft } from '@waymark/api';
import { csvOf } from '@waymark/look/csv';
import type { Language } from '@waymark/look/language';
import { markdownOfHtml } from '../importer/formats/richText.ts';
import { columns, csvWords, durationCell, type ColumnName } from './csvWords.ts';
import { whoHasIn, type NamesOfPeople } from './whoHas.ts';

type Cells = Partial<Record<ColumnName, string>>;

/**
 * The tasks of a blueprint as a table, a row each; texts between them have no place in it. A
 * milestone or a module has a row of its own where no task says all of it: one without tasks, with
 * a description, or called as what stands before it.
 */
export function asCsv(draft: ImportDraft, people: NamesOfPeople, language: Language): string {
  const words = csvWords[language];
  const whoHas = whoHasIn(draft, people);
  const seenBy = ({ audience }: DraftModule, task?: DraftTask): string =>
    [
      audience === 'INTERN' ? words.internal : '',
      task === undefined || task.seenBy === 'module' ? '' : words.seenBy[task.seenBy],
    ]
      .filter((said) => said !== '')
      .join(', ');
  const rowOf = (module: DraftModule, task: DraftTask): Cells => ({
    task: task.headline,
    assignee: whoHas(task),
    due: String(task.dueInDays ?? ''),
    mandatory: task.mandatory ? words.yes : words.no,
    seenBy: seenBy(module, task),
    link: linkOf(task),
    duration: task.duration === null ? '' : durationCell(words, task.duration),
    description: markdownOf(task.description),
  });
  const rows = draft.milestones.flatMap(({ name, modules }, m): Cells[] => {
    const own = modules.length === 0 || draft.milestones[m - 1]?.name === name;
    const within = modules.flatMap((module, d): Cells[] => {
      const { title, description, blocks } = module;
      const tasks = blocks.filter((block) => block.kind === 'task');
      const isSaid =
        tasks.length > 0 && description.trim() === '' && modules[d - 1]?.title !== title;
      const head = { seenBy: seenBy(module), description: markdownOf(description) };
      return [...(isSaid ? [] : [head]), ...tasks.map((task) => rowOf(module, task))].map(
        (cells) => ({ ...cells, module: title }),
      );
    });
    return [...(own ? [{}] : []), ...within].map((cells) => ({ ...cells, milestone: name }));
  });
  return csvOf(
    [words.heads, ...rows].map((cells) => columns.map((column) => cells[column] ?? '')),
    language,
  );
}

/** Where its button leads, unless a variable says that, which the table has not. */
const linkOf = ({ content }: DraftTask): string =>
  content.type !== 'simple' || content.action?.href.includes('{{')
    ? ''
    : (content.action?.href ?? '');

const markdownOf = (html: string): string =>
  html.trim() === '' ? '' : markdownOfHtml(html).trim();
