import type { ImportDraft } from '@waymark/api';
import type { Outline, OutlineBlock } from './outline.ts';

/** A proposal as the draft that may be changed before anything exists. Keys say from which line an item comes. */
export function draftOfOutline({ milestones }: Outline): ImportDraft {
  const keys = keysOf();
  const people = peopleOf(milestones.flatMap(({ modules }) => modules));
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
        blocks: module.blocks.map((block) => blockOf(block, keys, people)),
      })),
    })),
    placeholders: [...people.values()].map(({ placeholderId, name }) => ({
      placeholderId,
      name,
      description: '',
    })),
    variables: [],
  };
}

type Keys = (kind: string, line: number) => string;
type People = ReadonlyMap<string, { placeholderId: string; name: string }>;

function blockOf(block: OutlineBlock, keys: Keys, people: People) {
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
    assignee:
      task.role === null
        ? null
        : people.get(task.role.toLowerCase())!.placeholderId,
    followers: [],
    dueInDays: task.dueInDays,
    mandatory: task.mandatory,
  };
}

/** The roles that tasks name, each once however it is capitalised. */
function peopleOf(modules: readonly { blocks: OutlineBlock[] }[]): People {
  const people = new Map<string, { placeholderId: string; name: string }>();
  const ids = new Set<string>();
  for (const block of modules.flatMap(({ blocks }) => blocks)) {
    if (block.kind === 'text' || block.task.role === null) continue;
    const name = block.task.role;
    if (people.has(name.toLowerCase())) continue;
    const slug =
      name
        .toLowerCase()
        .normalize('NFKD')
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^-|-$/g, '')
        .slice(0, 60) || 'somebody';
    let placeholderId = `p::${slug}`;
    for (let n = 2; ids.has(placeholderId); n++)
      placeholderId = `p::${slug}-${n}`;
    ids.add(placeholderId);
    people.set(name.toLowerCase(), { placeholderId, name });
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
