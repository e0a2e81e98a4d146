import {
  shownDraft,
  type DraftBlock,
  type DraftModule,
  type DraftTask,
  type ImportDraft,
} from '@waymark/api';
import { ownContent, type OwnContent } from '@waymark/events';
import { takeHints } from '../importer/hints/hints.ts';
import { parse } from '../importer/parse.ts';
import { plainText } from '../importer/nodes.ts';
import { oneLine } from '../importer/titles/inline.ts';
import { EXPORTED, headOf, suffixOf } from './asMarkdown.ts';
import {
  detailsIn,
  htmlOf,
  lineOfWords,
  shownOf,
  wordsOfLine,
} from './markdownPieces.ts';

/** Something of the document: its line, the details below it, and the text that follows. */
type Item = {
  kind: 'plan' | 'milestone' | 'module' | 'task' | 'content';
  words: string;
  details: Record<string, unknown>;
  text: string[];
  line: number;
};

/** An exported blueprint that comes back as Markdown; null for any other document. */
export function readMarkdown(
  source: string,
): { name: string; draft: ImportDraft } | null {
  const head = /^---\r?\nname: (.*)\r?\n([^\n]*?)\r?\n---\r?\n/.exec(
    source.replace(/^\uFEFF/, ''),
  );
  if (head === null || head[2] !== EXPORTED) return null;
  const [plan, ...items] = itemsOf(source);
  const known = shownDraft.parse({ milestones: [], ...plan?.details });
  const names = new Map(
    known.placeholders.map((each) => [each.placeholderId, each.name]),
  );
  const draft: ImportDraft = { ...known, milestones: [] };
  for (const item of items) place(draft, item, names);
  return {
    name: JSON.parse(head[1]!) as string,
    draft: shownDraft.parse(draft),
  };
}

function itemsOf(source: string): Item[] {
  const items: Item[] = [];
  const add = (kind: Item['kind'], words: string, line: number) =>
    items.push({ kind, words, details: {}, text: [], line });
  source.split(/\r\n|\r|\n/).forEach((line, at) => {
    const details = detailsIn(line) as Item['details'] | undefined;
    const [, marks, title] = /^(#{2,3}) (.*)$/.exec(line) ?? [];
    const [, box] = /^- \[[ xX]\] (.*)$/.exec(line) ?? [];
    if (title !== undefined)
      add(marks === '##' ? 'milestone' : 'module', title, at + 1);
    else if (box !== undefined) add('task', box, at + 1);
    else if (details !== undefined && 'placeholders' in details) {
      add('plan', '', at + 1);
      items.at(-1)!.details = details;
    } else if (details !== undefined && isContent(details)) {
      add('content', '', at + 1);
      items.at(-1)!.details = details;
    } else if (details !== undefined && items.length > 0)
      items.at(-1)!.details = details;
    else items.at(-1)?.text.push(line);
  });
  return items;
}

/** A task has contents too, and a headline. */
const isContent = (details: Item['details']): boolean =>
  'content' in details && !('headline' in details);

function place(draft: ImportDraft, item: Item, names: Map<string, string>) {
  const { details, words, line } = item;
  const key = (kind: string) => (details.key as string) ?? `${kind}-${line}`;
  const text = item.text.join('\n');
  const milestone = draft.milestones.at(-1);
  const module = milestone?.modules.at(-1);
  switch (item.kind) {
    case 'plan':
      return;
    case 'milestone':
      draft.milestones.push({
        key: key('milestone'),
        name: wordsOfLine(words, details.name as string),
        modules: [],
      });
      return;
    case 'module':
      milestone?.modules.push(moduleOf(item, key('module'), text));
      return;
    case 'task':
      module?.blocks.push(taskOf(item, key('task'), names));
      return;
    case 'content': {
      module?.blocks.push(
        ...contentsOf(ownContent.parse(details.content), key('text'), {
          text,
          task: details.task as string | undefined,
        }),
      );
    }
  }
}

/** A block, and what somebody wrote below one that holds no words itself. `task`: what the task was called that it leads to. */
function contentsOf(
  content: OwnContent,
  key: string,
  { text: written, task }: { text: string; task: string | undefined },
): DraftBlock[] {
  const of = (ownKey: string, held: OwnContent): DraftBlock => ({
    ...{ kind: 'content', key: ownKey, content: held },
  });
  if (content.type === 'text')
    return [
      of(
        key,
        written.trim() === ''
          ? content
          : { ...content, html: htmlOf(written, content.html) },
      ),
    ];
  const below = written.replace(shownOf(content, task), '').trim();
  const words: DraftBlock[] =
    below === ''
      ? []
      : [of(`${key}-below`, { type: 'text', html: htmlOf(below) })];
  return [of(key, content), ...words];
}

function moduleOf(
  { words, details }: Item,
  key: string,
  text: string,
): DraftModule {
  const before = {
    ...{ title: '', audience: 'EXTERN', participants: [], description: '' },
    ...details,
  } as unknown as DraftModule;
  const { description } = before;
  const isSame = words === headOf(before);
  const said = words.replace(/ \(internal\)$/, '');
  return {
    ...before,
    key,
    title: isSame ? before.title : wordsOfLine(said, before.title),
    audience: isSame ? before.audience : said === words ? 'EXTERN' : 'INTERN',
    description: text.trim() === '' ? description : htmlOf(text, description),
    blocks: [],
  };
}

/** What was written in the line since counts, and of the details what it does not say. */
function taskOf(
  { words, details, text }: Item,
  key: string,
  names: Map<string, string>,
): DraftTask {
  const before = {
    ...{ assignee: null, followers: [], dueInDays: null, mandatory: true },
    ...{ content: { type: 'simple', action: null }, description: '' },
    ...details,
    ...{ kind: 'task', key },
  } as unknown as DraftTask;
  const lines = text.map((line) => line.replace(/^ {2}/, '')).join('\n');
  const description =
    lines.trim() === ''
      ? before.description
      : htmlOf(lines, before.description);
  if (
    before.headline !== undefined &&
    words === lineOfWords(before.headline) + suffixOf(before, names)
  )
    return { ...before, description };
  const [paragraph] = parse(words).children;
  const { words: said, hints } = takeHints(
    paragraph?.type === 'paragraph' ? oneLine(paragraph.children) : [],
  );
  const who = [...names].find(
    ([, name]) => name.toLowerCase() === hints.role?.toLowerCase(),
  )?.[0];
  return {
    ...before,
    headline: plainText({ type: 'paragraph', children: said }).slice(0, 200),
    assignee: hints.role === null ? null : (who ?? before.assignee),
    dueInDays: hints.days,
    mandatory: !hints.optional,
    description,
  };
}
