import type { DraftBlock, ImportDraft } from '@waymark/api';
import type { TaskSeenBy } from '@waymark/events';
import { asName, nameKey } from '@waymark/look/names';
import type { Outline, OutlineBlock, OutlineModule, OutlineTask } from './outline.ts';
import { placeholderIds } from './placeholderIds.ts';

/**
 * A proposal as the draft that may be changed before anything exists. Keys say from which line an
 * item comes.
 */
export const draftOfOutline = (outline: Outline): ImportDraft => proposalOf(outline).draft;

/**
 * The draft with what its texts would be as tasks, by their keys, and whom those need beside the
 * people of the draft.
 */
export type Proposal = {
  draft: ImportDraft;
  tasksOf: ReadonlyMap<string, DraftBlock[]>;
  peopleOfTexts: ImportDraft['placeholders'];
};

export function proposalOf({ milestones }: Outline): Proposal {
  const keys = keysOf();
  const blocks = milestones.flatMap(({ modules }) => modules).flatMap((module) => module.blocks);
  const texts = blocks.filter((block) => block.kind === 'text');
  const people = peopleOf(blocks);
  const all = peopleOf([...blocks, ...texts.flatMap(({ tasks }) => tasks ?? [])]);
  const draft = draftWith(milestones, keys, people);
  const drawn = draft.milestones
    .flatMap(({ modules }) => modules)
    .flatMap((module) => module.blocks)
    .filter(({ kind }) => kind === 'content');
  // Outline and draft hold the same texts in the same order.
  const tasksOf = new Map(
    texts.flatMap(({ tasks }, at) =>
      tasks === null
        ? []
        : [
            [
              drawn[at]!.key,
              tasks.map((block) => blockOf(block, { audience: 'EXTERN' }, keys, all)),
            ] as const,
          ],
    ),
  );
  return {
    ...{ draft, tasksOf },
    peopleOfTexts: [...all].flatMap(([name, each]) =>
      people.has(name) ? [] : [placeholder(each)],
    ),
  };
}

function draftWith(milestones: Outline['milestones'], keys: Keys, people: People): ImportDraft {
  return {
    milestones: milestones.map((milestone) => ({
      key: keys('milestone', milestone.line),
      name: milestone.name,
      modules: milestone.modules.map((module) => ({
        key: keys('module', module.line),
        title: module.title,
        description: module.description,
        audience: module.audience,
        participants: [],
        blocks: module.blocks.map((block) => blockOf(block, module, keys, people)),
      })),
    })),
    placeholders: [...people.values()].map(placeholder),
    variables: [],
    ...{ dates: null, followers: [], mails: {} },
  };
}

type Keys = (kind: string, line: number) => string;
type Person = { placeholderId: string; name: string };
type People = ReadonlyMap<string, Person>;

const placeholder = ({ placeholderId, name }: Person) => ({
  ...{ placeholderId, name, description: '' },
});

function blockOf(
  block: OutlineBlock,
  { audience }: Pick<OutlineModule, 'audience'>,
  keys: Keys,
  people: People,
): DraftBlock {
  if (block.kind === 'text')
    return {
      kind: 'content' as const,
      key: keys('text', block.line),
      content: { type: 'text' as const, html: block.html },
    };
  const { task } = block;
  return {
    kind: 'task' as const,
    key: keys('task', task.line),
    headline: task.headline,
    description: task.description,
    content: { type: 'simple' as const, action: task.action },
    assignee: task.role === null ? null : (people.get(nameKey(task.role))?.placeholderId ?? null),
    followers: [],
    dueInDays: task.dueInDays,
    mandatory: task.mandatory,
    seenBy: seenBy(task, audience),
    ...{ duration: null, variables: [] },
  };
}

/** What a module that is the team's alone says for all of its tasks, none of them says again. */
const seenBy = (
  { internal, hidden }: OutlineTask,
  audience: OutlineModule['audience'],
): TaskSeenBy => (hidden ? 'hidden' : internal && audience === 'EXTERN' ? 'team' : 'module');

/** The roles that tasks name, each once however it is capitalised. */
function peopleOf(blocks: readonly OutlineBlock[]): People {
  const people = new Map<string, { placeholderId: string; name: string }>();
  const idFor = placeholderIds();
  for (const block of blocks) {
    if (block.kind === 'text' || block.task.role === null) continue;
    const name = asName(block.task.role);
    if (name === '' || people.has(nameKey(name))) continue;
    people.set(nameKey(name), { placeholderId: idFor(name), name });
  }
  return people;
}

/** `task-12`, and where a line holds several `task-12-2`. */
function keysOf(): Keys {
  const taken = new Map<string, number>();
  return (kind, line) => {
    const key = `${kind}-${line}`;
    const count = (taken.get(key) ?? 0) + 1;
    taken.set(key, count);
    return count === 1 ? key : `${key}-${count}`;
  };
}
