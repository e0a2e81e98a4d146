import type { CommandName, Payload, PlanRef } from '@waymark/api';
import type { English } from '../../base/texts/index.ts';

/** The parts of a plan that people write in; `plan` is the blueprint or execution itself. */
export type Part = 'block' | 'task' | 'module' | 'milestone' | 'plan';

/** One text that somebody writes: which field of which part of which plan. */
export type EditableField = {
  readonly plan: PlanRef;
  readonly part: Part;
  readonly id: string;
  readonly field: 'text' | 'title' | 'headline' | 'description' | 'name';
};

/** A command as it is sent. */
export type FieldCommand = {
  [Name in CommandName]: { readonly name: Name; readonly payload: Payload<Name> };
}[CommandName];

type FieldBinding = {
  /** The key of its name. */
  readonly what: `fields.${keyof English['fields']}`;
  readonly format: 'html' | 'text';
  readonly save: (thing: EditableField, value: string) => FieldCommand;
};

const bindings: Readonly<Record<string, FieldBinding>> = {
  'block/text': {
    what: 'fields.text',
    format: 'html',
    save: ({ plan, id }, html) => ({
      name: 'SetBlockContent',
      payload: { plan, blockId: id, content: { type: 'text', html } },
    }),
  },
  'module/title': {
    what: 'fields.title',
    format: 'text',
    save: ({ plan, id }, title) => ({
      name: 'SetModuleTitle',
      payload: { plan, moduleId: id, title },
    }),
  },
  'module/description': {
    what: 'fields.description',
    format: 'html',
    save: ({ plan, id }, description) => ({
      name: 'SetModuleDescription',
      payload: { plan, moduleId: id, description },
    }),
  },
  'task/headline': {
    what: 'fields.headline',
    format: 'text',
    save: ({ plan, id }, headline) => ({
      name: 'SetTaskHeadline',
      payload: { plan, taskId: id, headline },
    }),
  },
  'task/description': {
    what: 'fields.description',
    format: 'html',
    save: ({ plan, id }, description) => ({
      name: 'SetTaskDescription',
      payload: { plan, taskId: id, description },
    }),
  },
  'milestone/name': {
    what: 'fields.name',
    format: 'text',
    save: ({ plan, id }, name) => ({
      name: 'RenameMilestone',
      payload: { plan, milestoneId: id, name },
    }),
  },
  'plan/name': {
    what: 'fields.name',
    format: 'text',
    save: ({ plan }, name) =>
      plan.kind === 'blueprint'
        ? { name: 'RenameBlueprint', payload: { blueprintId: plan.id, name } }
        : plan.kind === 'project'
          ? { name: 'RenameProject', payload: { projectId: plan.id, name } }
          : { name: 'RenameProcess', payload: { processId: plan.id, name } },
  },
};

/**
 * Finds the binding of a field: its name, what its text is made of, and the command that saves it.
 */
export function bindingOf({ part, field }: Pick<EditableField, 'part' | 'field'>): FieldBinding {
  const way = bindings[`${part}/${field}`];
  if (way === undefined) throw new Error(`nobody writes ${part}/${field}`);
  return way;
}

/** Its name among the drafts. */
export const keyOf = ({ plan, part, id, field }: EditableField): string =>
  `${plan.id}/${part}/${id}/${field}`;

/**
 * The thing of a draft that was kept by its name alone, as earlier versions did; null where it has
 * no such name. Its plan is taken for a blueprint's: there most is written.
 */
export function fieldOfKey(key: string): EditableField | null {
  const [planId, part, id, field] = key.split('/');
  if (planId === undefined || id === undefined || !(`${part}/${field}` in bindings)) return null;
  return {
    plan: { kind: 'blueprint', id: planId },
    ...({ part, id, field } as Pick<EditableField, 'part' | 'id' | 'field'>),
  };
}

function wholeBack({ kind, id }: PlanRef): FieldCommand | null {
  switch (kind) {
    case 'blueprint':
      return { name: 'RestoreBlueprint', payload: { blueprintId: id } };
    case 'process':
      return { name: 'RestoreProcess', payload: { processId: id } };
    case 'project':
      return { name: 'RestoreProject', payload: { projectId: id } };
    default:
      return kind satisfies never;
  }
}

/** The command that puts a part back; for the plan itself its own. */
export function restoring(plan: PlanRef, part: string, id: string): FieldCommand | null {
  switch (part) {
    case 'block':
      return { name: 'RestoreBlock', payload: { plan, blockId: id } };
    case 'task':
      return { name: 'RestoreTask', payload: { plan, taskId: id } };
    case 'module':
      return { name: 'RestoreModule', payload: { plan, moduleId: id } };
    case 'milestone':
      return { name: 'RestoreMilestone', payload: { plan, milestoneId: id } };
    case 'plan':
    case 'blueprint':
    case 'process':
      return wholeBack(plan);
    default:
      return null;
  }
}
