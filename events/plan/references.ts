import { referencesIn, referringTo } from '@waymark/look/references';
import type { BlockContent } from '../blocks/index.ts';
import type { TaskContent } from '../taskTypes/index.ts';
import type { Block } from './blocks.ts';
import type { Module } from './modules.ts';
import type { Plan } from './plan.ts';
import { shownIn } from './seenByClients.ts';
import type { Task } from './tasks.ts';
import type { WholeModule } from './wholeModule.ts';

export {
  processFacts,
  readReference,
  referringTo,
  toPerson,
  toVariable,
} from '@waymark/look/references';
export { filledIn as withVariables, piecesOf, writtenVariable } from '@waymark/look/variables';

/** What kind of text it is: HTML, one line of words, or the address of a link. */
export type TextKind = 'html' | 'line' | 'href';
/** Makes one text of a plan another. */
export type OfText = (text: string, kind: TextKind) => string;

/**
 * A plan's texts that references may stand in (PRODUCT 6.12), each as `of` makes it; the one place
 * that knows which they are.
 */
export const moduleTexts = <M extends Partial<Pick<Module, 'title' | 'description'>>>(
  module: M,
  of: OfText,
): M => ({
  ...module,
  ...(module.title !== undefined && { title: of(module.title, 'line') }),
  ...(module.description !== undefined && { description: of(module.description, 'html') }),
});

export const contentTexts = <Content extends BlockContent | TaskContent>(
  content: Content,
  of: OfText,
): Content => {
  if (content.type === 'text') return { ...content, html: of(content.html, 'html') };
  if (content.type !== 'simple' || content.action === null) return content;
  const { href, text } = content.action;
  const action = { href: of(href, 'href'), text: of(text, 'line') };
  return { ...content, action };
};

export const taskTexts = <T extends Partial<Pick<Task, 'headline' | 'description' | 'content'>>>(
  task: T,
  of: OfText,
): T => ({
  ...task,
  ...(task.headline !== undefined && { headline: of(task.headline, 'line') }),
  ...(task.description !== undefined && { description: of(task.description, 'html') }),
  ...(task.content !== undefined && { content: contentTexts(task.content, of) }),
});

export const blockTexts = <B extends Pick<Block, 'content'>>(block: B, of: OfText): B => ({
  ...block,
  content: contentTexts(block.content, of),
});

type Part = Block | Module | Task;
/** Parts are shared by all states that have not changed them: each is looked through once. */
const known = new WeakMap<Part, readonly string[]>();

const none: readonly string[] = [];

/** The references in all texts of a part, each once. */
export function referencesOf(part: Part): readonly string[] {
  const found = known.get(part) ?? lookedThrough(part);
  known.set(part, found);
  return found;
}

function lookedThrough(part: Part): readonly string[] {
  const found = new Set<string>();
  const look: OfText = (text) => {
    for (const reference of referencesIn(text)) found.add(reference);
    return text;
  };
  if ('title' in part) moduleTexts(part, look);
  else if ('headline' in part) taskTexts(part, look);
  else blockTexts(part, look);
  return found.size === 0 ? none : [...found];
}

/** Where a reference stands: in which modules, and whether in something that the client sees. */
export type Use = { readonly modules: readonly string[]; readonly isShown: boolean };
export type Uses = ReadonlyMap<string, Use>;

const unused: Uses = new Map();

/** What the texts of a plan stand for. */
export function referencesUsed({ modules, tasks, blocks }: Plan): Uses {
  const uses = new Map<string, { modules: string[]; isShown: boolean }>();
  const isShown = ({ moduleId }: Module | Block) => modules.get(moduleId)?.audience === 'EXTERN';
  const take = (moduleId: string, part: Part, shown: boolean) => {
    for (const reference of referencesOf(part)) {
      const use = uses.get(reference) ?? { modules: [], isShown: false };
      if (!use.modules.includes(moduleId)) use.modules.push(moduleId);
      use.isShown ||= shown;
      uses.set(reference, use);
    }
  };
  for (const module of modules.values()) take(module.moduleId, module, isShown(module));
  for (const task of tasks.values()) take(task.moduleId, task, shownIn({ modules }, task));
  for (const block of blocks.values()) take(block.moduleId, block, isShown(block));
  return uses.size === 0 ? unused : uses;
}

/** A whole module with each of its texts as `of` makes it. */
export const wholeTexts = ({ blocks, tasks, ...module }: WholeModule, of: OfText): WholeModule => ({
  ...moduleTexts(module, of),
  blocks: blocks.map((block) => blockTexts(block, of)),
  tasks: tasks.map((task) => taskTexts(task, of)),
});

/** Whole modules whose texts stand for something else by each reference; null: for the same. */
export const referringModules = (
  modules: readonly WholeModule[],
  to: (reference: string) => string | null,
): WholeModule[] => modules.map((module) => wholeTexts(module, (text) => referringTo(text, to)));
