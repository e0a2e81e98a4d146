import type { DraftBlock, DraftMilestone, DraftModule, ImportDraft } from '@waymark/api';
import { namedIn } from './namedPeople.ts';
import { has, renamed, replaced, withBlocks, withModules, withoutEmptied } from './draftTree.ts';
import type { Edit } from './edit.ts';
import { toTasks, toText, type Proposed } from './kinds.ts';
import { relevelled } from './levels.ts';
import { stepped } from './stepped.ts';

/** What the edits make of a proposal. */
export type Edited = {
  draft: ImportDraft;
  /** Keys of what stays in sight and is not made. */
  out: ReadonlySet<string>;
  /** Edits whose items the proposal no longer has. */
  lost: Edit[];
};

type Step = { draft: ImportDraft; out: ReadonlySet<string> };

export function editedBy(preview: Proposed, edits: readonly Edit[]): Edited {
  const lost: Edit[] = [];
  const last = edits.reduce<Step>(
    (step, edit) => {
      const next = apply(step, edit, preview);
      if (next === null) lost.push(edit);
      return next ?? step;
    },
    { draft: preview.draft, out: new Set() },
  );
  return { ...last, lost };
}

/**
 * The draft without what is left out, and without milestones and people whom that leaves without
 * anything. What had nothing to begin with stays: an export holds milestones without modules, and
 * people whom nothing names yet.
 */
export function madeOf(
  { draft, out }: Pick<Edited, 'draft' | 'out'>,
  proposed: Pick<Proposed, 'draft'>,
): ImportDraft {
  const isIn = ({ key }: { key: string }) => !out.has(key);
  const left = draft.milestones.filter(isIn);
  const milestones = withoutEmptied(
    left,
    left.map((milestone) => ({
      ...milestone,
      modules: milestone.modules
        .filter(isIn)
        .map((module) => ({ ...module, blocks: module.blocks.filter(isIn) })),
    })),
  );
  const made = { ...draft, milestones };
  const named = namedIn(made);
  const before = namedIn(proposed.draft);
  const unnamed = new Set(proposed.draft.placeholders.filter((person) => !before(person)));
  return {
    ...made,
    placeholders: draft.placeholders.filter((person) => named(person) || unnamed.has(person)),
  };
}

/** The draft with tasks given to somebody; null where it has none of them. */
function assigned(
  draft: ImportDraft,
  { keys, to, name }: Extract<Edit, { kind: 'assign' }>,
): ImportDraft | null {
  let given = 0;
  const next = withBlocks(draft, (block) => {
    if (block.kind !== 'task' || !keys.includes(block.key)) return block;
    given++;
    return { ...block, assignee: to };
  });
  if (given === 0) return null;
  const { placeholders } = draft;
  const isKnown = placeholders.some((each) => each.placeholderId === to);
  return name === null || isKnown
    ? next
    : { ...next, placeholders: [...placeholders, { placeholderId: to, name, description: '' }] };
}

function apply(step: Step, edit: Edit, proposed: Proposed): Step | null {
  const { draft, out } = step;
  const modules = draft.milestones.flatMap((milestone) => milestone.modules);
  switch (edit.kind) {
    case 'leaveOut':
    case 'putBack': {
      const known = edit.keys.filter((key) => has(draft, key));
      if (known.length === 0) return null;
      const next = new Set(out);
      for (const key of known)
        if (edit.kind === 'leaveOut') next.add(key);
        else next.delete(key);
      return { draft, out: next };
    }
    case 'rename':
      return has(draft, edit.key) ? { out, draft: renamed(draft, edit.key, edit.to) } : null;
    case 'whole': {
      const whole = proposed.items[edit.key]?.whole;
      if (!whole || !has(draft, edit.key)) return null;
      const change = (block: DraftBlock): DraftBlock =>
        block.key === edit.key && block.kind === 'task' ? { ...block, ...whole } : block;
      return { out, draft: withBlocks(draft, change) };
    }
    case 'toTasks':
    case 'toText': {
      const next = out.has(edit.key)
        ? null
        : edit.kind === 'toTasks'
          ? toTasks(proposed, draft, edit.key)
          : toText(draft, edit.key);
      return next && { out, draft: next };
    }
    case 'level': {
      // What is left out stays under the key by which it is put back.
      const next = out.has(edit.key) ? null : relevelled(draft, edit.key, edit.by);
      return next && { out, draft: next };
    }
    case 'step': {
      const next = stepped(draft, edit.key, edit.by, edit.whole);
      return next && { out, draft: next };
    }
    case 'assign': {
      const next = assigned(draft, edit);
      return next && { out, draft: next };
    }
    case 'audience': {
      const meant = (milestone: DraftMilestone, module: DraftModule) =>
        edit.keys.includes(milestone.key) || edit.keys.includes(module.key);
      return edit.keys.some((key) => has(draft, key))
        ? {
            out,
            draft: withModules(draft, (each, module) =>
              meant(each, module) ? { ...module, audience: edit.audience } : module,
            ),
          }
        : null;
    }
    case 'merge': {
      const meant = modules.filter(({ key }) => edit.keys.includes(key));
      const [first] = meant;
      if (first === undefined || meant.length < 2) return null;
      const merged = {
        ...first,
        description: meant.map(({ description }) => description).join(''),
        blocks: meant.flatMap(({ blocks }) => blocks),
      };
      return { out, draft: replaced(draft, meant, merged, first.key) };
    }
    case 'split': {
      const whole = modules.find(({ blocks }) =>
        blocks.some(({ key }, at) => key === edit.key && at > 0),
      );
      if (whole === undefined) return null;
      const at = whole.blocks.findIndex(({ key }) => key === edit.key);
      const head = whole.blocks[at]!;
      const rest = {
        ...whole,
        key: `module-of-${edit.key}`,
        title: head.kind === 'task' ? head.headline : whole.title,
        description: '',
        blocks: whole.blocks.slice(at),
      };
      const kept = { ...whole, blocks: whole.blocks.slice(0, at) };
      return {
        out,
        draft: {
          ...draft,
          milestones: draft.milestones.map((milestone) => ({
            ...milestone,
            modules: milestone.modules.flatMap((module) =>
              module.key === whole.key ? [kept, rest] : [module],
            ),
          })),
        },
      };
    }
    case 'move': {
      const meant = modules.filter(({ key }) => edit.keys.includes(key));
      const target = draft.milestones.some(({ key }) => key === edit.to);
      if (meant.length === 0 || !target) return null;
      return {
        out,
        draft: {
          ...draft,
          milestones: withoutEmptied(
            draft.milestones,
            draft.milestones.map((milestone) => {
              const others = milestone.modules.filter((module) => !meant.includes(module));
              return {
                ...milestone,
                modules: milestone.key === edit.to ? [...others, ...meant] : others,
              };
            }),
          ),
        },
      };
    }
  }
}
