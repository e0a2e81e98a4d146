import {
  contentTexts,
  moduleTexts,
  taskTexts,
  type BlockContent,
  type OfText,
  type Plan,
  type TaskAction,
  type TaskContent,
} from '@waymark/events';
import type { PlanHolder } from '../holder.ts';
import { asWritten } from './asSaved.ts';

/** Texts as commands bring them, of one part or of several. */
type Words = {
  readonly taskId?: string;
  readonly blockId?: string;
  readonly moduleId?: string;
  readonly title?: string;
  readonly headline?: string;
  readonly description?: string;
  readonly html?: string;
  readonly content?: BlockContent | TaskContent;
  readonly action?: TaskAction | null;
  readonly tasks?: readonly Words[];
  readonly changes?: readonly Words[];
};

/**
 * The command with its texts as they are saved (PRODUCT 6.12); a board has no variables, and its
 * texts are words.
 * @throws DecisionRefused `unknown-variable`, `variable-not-a-link`
 */
export const commandAsWritten = <C extends object>(holder: PlanHolder, command: C): C =>
  holder.kind === 'project' || holder.life !== 'present'
    ? command
    : (wordsAsWritten(holder.plan, command, '') as C);

function wordsAsWritten(plan: Plan, words: Words, prefix: string): Words {
  const before = said(plan, words);
  const of =
    (field: string): OfText =>
    (text, kind) =>
      asWritten(text, kind, plan, { field: `${prefix}${field}`, before });
  const { title, headline, description, html, content, action } = words;
  const several = (field: 'tasks' | 'changes') =>
    words[field]?.map((each, at) => wordsAsWritten(plan, each, `${prefix}${field}.${at}.`));
  const written = {
    ...(title !== undefined && moduleTexts({ title }, of('title'))),
    ...(headline !== undefined && taskTexts({ headline }, of('headline'))),
    ...(description !== undefined && taskTexts({ description }, of('description'))),
    ...(html !== undefined && { html: of('html')(html, 'html') }),
    ...(content !== undefined && {
      content: contentTexts(content, (text, kind) => of(fieldOf[kind])(text, kind)),
    }),
    ...(action && {
      action: {
        href: of('action.href')(action.href, 'href'),
        text: of('action.text')(action.text, 'line'),
      },
    }),
    ...(words.tasks && { tasks: several('tasks') }),
    ...(words.changes && { changes: several('changes') }),
  };
  return { ...words, ...written };
}

/** Where in a content each kind of text stands. */
const fieldOf = {
  html: 'content.html',
  line: 'content.action.text',
  href: 'content.action.href',
} as const;

/** All that the part says that the words are for; nothing of one that is not there yet. */
function said(plan: Plan, { taskId, blockId, moduleId }: Words): string {
  const texts: string[] = [];
  const keep: OfText = (text) => {
    texts.push(text);
    return text;
  };
  const task = plan.tasks.get(taskId ?? '');
  const block = plan.blocks.get(blockId ?? '');
  const module = plan.modules.get(moduleId ?? '');
  if (task !== undefined) taskTexts(task, keep);
  if (block !== undefined) contentTexts(block.content, keep);
  if (module !== undefined) moduleTexts(module, keep);
  return texts.join('\n');
}
