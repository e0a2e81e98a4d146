import {
  shownDraft,
  type DraftBlock,
  type DraftModule,
  type DraftTask,
  type ImportDraft,
} from '@waymark/api';
import { refusalText } from '@waymark/api/problems';
import type { OwnContent } from '@waymark/events';
import { readEntries } from '../importer/frontMatter.ts';
import { takeHints } from '../importer/hints/hints.ts';
import { ImportRefused } from '../../payloads/importRefused.ts';
import { MAX_NAME, nameOfFile } from '../importer/name.ts';
import { parse } from '../importer/parse.ts';
import { plainText } from '../importer/nodes.ts';
import { oneLine } from '../importer/titles/inline.ts';
import { EXPORTED, headOf, suffixOf } from './asMarkdown.ts';
import { htmlOf, lineOfWords, shownOf, wordsOfLine } from './markdownPieces.ts';
import {
  checked,
  kindOf,
  writtenIn,
  type DetailKind,
  type WrittenDetails,
} from './writtenDetails.ts';

/** Something of the document: its line, the details below it, and the text that follows. */
type Item = { [K in DetailKind]: ItemOf<K> }[DetailKind];
type ItemOf<K extends DetailKind> = {
  kind: K;
  words: string;
  details: Partial<WrittenDetails[K]>;
  text: string[];
  line: number;
};
type Plan = {
  draft: ImportDraft;
  /** What placeholders are called. */
  names: Map<string, string>;
  /** Keys that are given: of what was copied with its details the copy gets one of its own. */
  keys: Set<string>;
};

/** What is called nothing, or stands where nothing holds it. */
const UNTITLED = {
  milestone: 'Untitled section',
  module: 'Untitled section',
  task: 'Untitled task',
} as const;

/**
 * An exported blueprint that comes back as Markdown, as people may have written in it since; null
 * for any other document.
 * @throws ImportRefused `import-broken`, naming the line, where what only Waymark writes can't be
 * read any more
 */
export function readMarkdown(source: string): { name: string; draft: ImportDraft } | null {
  const text = source.replace(/^\uFEFF/, '');
  const head = /^---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/.exec(text);
  const entries = head === null ? [] : readEntries(head[1]!);
  const valueOf = (key: string) => entries.find((entry) => entry.key === key)?.value ?? '';
  if (head === null || valueOf(EXPORTED.key) !== EXPORTED.value) return null;
  const before = head[0].replace(/\n$/, '').split(/\r?\n/).length;
  const items = itemsOf(text.slice(head[0].length), before);
  const known = items.find((item) => item.kind === 'plan')?.details;
  const draft = { ...shownDraft.parse({ milestones: [] }), ...known };
  const plan: Plan = {
    draft,
    names: new Map(draft.placeholders.map((each) => [each.placeholderId, each.name])),
    keys: new Set(),
  };
  for (const item of items) place(plan, item);
  const name = valueOf('name') || valueOf('title') || nameOfFile();
  return { name: [...name].slice(0, MAX_NAME).join(''), draft: plan.draft };
}

function itemsOf(source: string, before: number): Item[] {
  const items: Item[] = [];
  const add = <K extends DetailKind>(
    kind: K,
    words: string,
    line: number,
    details: Partial<WrittenDetails[K]> = {},
  ) => items.push({ kind, words, details, text: [], line } as unknown as Item);
  source.split(/\r\n|\r|\n/).forEach((text, at) => {
    const line = before + at + 1;
    const details = writtenIn(text, line);
    const [, marks, title] = /^(#{2,3}) +(.*)$|^#{2,3}$/.exec(text) ?? [];
    const [, box] = /^[-*+] \[[ xX]?\](?: +(.*)|)$/.exec(text) ?? [];
    const isHead = /^#{2,3}(?: |$)/.test(text);
    const isBox = /^[-*+] \[[ xX]?\](?: |$)/.test(text);
    const own = details === undefined ? null : kindOf(details);
    if (isHead) add(/^###/.test(marks ?? text) ? 'module' : 'milestone', title ?? '', line);
    else if (isBox) add('task', box ?? '', line);
    else if (own !== null) add(own, '', line, checked(own, details!, line));
    else if (details !== undefined) {
      const last = items.at(-1);
      if (last !== undefined) Object.assign(last, { details: checked(last.kind, details, line) });
    } else {
      if (items.length === 0 && text.trim() !== '')
        add('content', '', line, { content: { type: 'text', html: '' } });
      items.at(-1)?.text.push(text);
    }
  });
  return items;
}

function place(plan: Plan, item: Item): void {
  const { milestones } = plan.draft;
  const text = item.text.join('\n');
  switch (item.kind) {
    case 'plan':
      if (text.trim() !== '') moduleFor(plan, item).blocks.push(textBlock(plan, item, text));
      return;
    case 'milestone':
      milestones.push({
        key: keyOf(plan, item),
        name: named(item, wordsOfLine(item.words, item.details.name)),
        modules: [],
      });
      if (text.trim() !== '') moduleFor(plan, item).blocks.push(textBlock(plan, item, text));
      return;
    case 'module':
      milestoneFor(plan, item).modules.push(moduleOf(item, keyOf(plan, item), text));
      return;
    case 'task':
      moduleFor(plan, item).blocks.push(taskOf(item, keyOf(plan, item), plan.names));
      return;
    case 'content': {
      const { content, task } = item.details;
      moduleFor(plan, item).blocks.push(
        ...contentsOf(content ?? { type: 'text', html: '' }, keyOf(plan, item), { text, task }),
      );
    }
  }
}

/**
 * Where nothing holds something, it is held by something of a plain name, so that it is not lost.
 */
function milestoneFor({ draft: { milestones } }: Plan, { line }: Item) {
  if (milestones.length === 0)
    milestones.push({ key: `milestone-of-${line}`, name: UNTITLED.milestone, modules: [] });
  return milestones.at(-1)!;
}
function moduleFor(plan: Plan, item: Item): DraftModule {
  const milestone = milestoneFor(plan, item);
  if (milestone.modules.length === 0)
    milestone.modules.push({
      ...{ key: `module-of-${item.line}`, title: milestone.name, description: '' },
      ...{ audience: 'EXTERN', participants: [], blocks: [] },
    });
  return milestone.modules.at(-1)!;
}
const textBlock = (plan: Plan, { line }: Item, text: string): DraftBlock => {
  plan.keys.add(`text-${line}`);
  const content: OwnContent = { type: 'text', html: htmlOf(text) };
  return { kind: 'content', key: `text-${line}`, content };
};

function keyOf({ keys }: Plan, { kind, details, line }: Item): string {
  const given = 'key' in details ? details.key : undefined;
  const free = given === undefined || keys.has(given) ? `${kind}-${line}` : given;
  keys.add(free);
  return free;
}

/** @throws ImportRefused where it is longer than a name may be */
function named({ kind, line }: Item, words: string): string {
  if (words.length > MAX_NAME)
    throw new ImportRefused(
      'import-broken',
      refusalText('importLineTooLong', line, MAX_NAME),
      line,
    );
  return words.trim() === '' && kind in UNTITLED ? UNTITLED[kind as keyof typeof UNTITLED] : words;
}

/**
 * A block, and what somebody wrote below one that holds no words itself. `task`: what the task was
 * called that it leads to.
 */
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
        written.trim() === '' ? content : { ...content, html: htmlOf(written, content.html) },
      ),
    ];
  const below = written.replace(shownOf(content, task), '').trim();
  const words: DraftBlock[] =
    below === '' ? [] : [of(`${key}-below`, { type: 'text', html: htmlOf(below) })];
  return [of(key, content), ...words];
}

function moduleOf(item: ItemOf<'module'>, key: string, text: string): DraftModule {
  const { words, details } = item;
  const { title = '', audience = 'EXTERN', description = '' } = details;
  const isSame = words === headOf({ title, audience });
  const own = words.replace(/ \(internal\)$/, '');
  return {
    key,
    title: isSame ? title : named(item, wordsOfLine(own, title)),
    audience: isSame ? audience : own === words ? 'EXTERN' : 'INTERN',
    participants: details.participants ?? [],
    description: text.trim() === '' ? description : htmlOf(text, description),
    blocks: [],
  };
}

/** What was written in the line since counts, and of the details what it does not say. */
function taskOf(item: ItemOf<'task'>, key: string, names: Map<string, string>): DraftTask {
  const { words, text } = item;
  const { who: called, ...details } = item.details;
  const before = {
    ...{ assignee: null, followers: [], dueInDays: null, mandatory: true },
    ...{ content: { type: 'simple', action: null }, description: '' },
    ...{ seenBy: 'module', duration: null, variables: [] },
    ...details,
    ...{ kind: 'task', key },
  } as Omit<DraftTask, 'headline'> & { headline?: string };
  const lines = text.map((line) => line.replace(/^ {2}/, '')).join('\n');
  const description = lines.trim() === '' ? before.description : htmlOf(lines, before.description);
  const { headline } = before;
  if (
    headline !== undefined &&
    words ===
      lineOfWords(headline) + suffixOf(before, names.get(before.assignee ?? '') ?? called ?? '')
  )
    return { ...before, headline, description };
  const isTheirs = called !== undefined && names.get(before.assignee ?? '') === undefined;
  const line = isTheirs ? withoutName(words, lineOfWords(called)) : words;
  const [paragraph] = parse(line).children;
  const { words: told, hints } = takeHints(
    paragraph?.type === 'paragraph' ? oneLine(paragraph.children) : [],
  );
  const who = [...names].find(([, name]) => name.toLowerCase() === hints.role?.toLowerCase())?.[0];
  return {
    ...before,
    headline: named(
      item,
      plainText({ type: 'paragraph', children: told }) || plainText(parse(line)),
    ),
    assignee: hints.role === null && line === words ? null : (who ?? before.assignee),
    dueInDays: hints.days,
    mandatory: !hints.optional,
    seenBy: hints.hidden ? 'hidden' : hints.internal ? 'team' : 'module',
    description,
  };
}

/**
 * A line without the name in the brackets at its end, of somebody whom the document does not know
 * otherwise.
 */
function withoutName(words: string, name: string): string {
  const at = words.lastIndexOf(`(${name}`);
  const rest = words.slice(at + 1 + name.length);
  if (at < 0 || !/^(?:\)|, )/.test(rest)) return words;
  return rest.startsWith(')')
    ? words.slice(0, at).trimEnd() + rest.slice(1)
    : `${words.slice(0, at)}(${rest.slice(2)}`;
}
