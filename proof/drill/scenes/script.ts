import type { PlanRef } from '@waymark/api';
import type { EditableField } from '../../../admin/src/parts/autosave/editableField.ts';
import type { GivenCommand } from '../ledger.ts';
import type { Seeded } from '../seeded.ts';
import type { SceneGround } from './ground.ts';

const written = {
  blueprint: [
    'block/text',
    'task/headline',
    'task/description',
    'module/title',
    'module/description',
    'milestone/name',
    'plan/name',
  ],
  process: ['block/text', 'module/title', 'module/description', 'plan/name'],
} as const;

/** Whatever holds a thing, itself first; its deletion takes the place of what is typed. */
const holders: Readonly<Record<EditableField['part'], readonly EditableField['part'][]>> = {
  block: ['block', 'module', 'milestone', 'plan'],
  task: ['task', 'module', 'milestone', 'plan'],
  module: ['module', 'milestone', 'plan'],
  milestone: ['milestone', 'plan'],
  plan: ['plan'],
};

/** What happens in one scene. */
export type Script = {
  readonly kind: PlanRef['kind'];
  readonly field: string;
  /** Which whole the other one deletes. */
  readonly deletes: EditableField['part'];
  /** Milliseconds before each stroke, and before the deletion, from the first stroke on. */
  readonly strokes: readonly number[];
  readonly deletion: number;
  /** What is done with the text where it is offered. */
  readonly end: 'put back' | 'let go' | 'reload';
};

/** Chooses before, during and after the first save, which comes 750 ms after the last stroke. */
export function scriptOf(random: Seeded): Script {
  const kind = random.chance(0.7) ? 'blueprint' : 'process';
  const field = random.pick<string>(written[kind]);
  const whole = holders[field.split('/')[0] as EditableField['part']];
  // Milestones of an execution stay.
  const deletes = random.pick(whole.filter((part) => kind === 'blueprint' || part !== 'milestone'));
  const strokes = Array.from({ length: random.between(1, 6) }, () =>
    random.pick([random.between(0, 60), random.between(60, 400)]),
  );
  const deletion = random.pick([
    random.between(0, 740),
    random.between(720, 900),
    random.between(900, 2200),
  ]);
  const end = random.pick(['put back', 'put back', 'let go', 'reload'] as const);
  return { kind, field, deletes, strokes, deletion, end };
}

export function thingOf({ field }: Script, ground: SceneGround): EditableField {
  const [part, name] = field.split('/') as [EditableField['part'], EditableField['field']];
  const { plan } = ground;
  const id = part === 'plan' ? plan.id : ground[`${part}Id`];
  return { plan, part, id, field: name };
}

export function deletionOf({ deletes }: Script, ground: SceneGround): GivenCommand {
  const { plan, blockId, taskId, moduleId, milestoneId } = ground;
  switch (deletes) {
    case 'block':
      return { name: 'DeleteBlock', payload: { plan, blockId } };
    case 'task':
      return { name: 'DeleteTask', payload: { plan, taskId } };
    case 'module':
      return { name: 'DeleteModule', payload: { plan, moduleId } };
    case 'milestone':
      return { name: 'DeleteMilestone', payload: { plan, milestoneId } };
    case 'plan':
      return plan.kind === 'blueprint'
        ? { name: 'DeleteBlueprint', payload: { blueprintId: plan.id } }
        : { name: 'DeleteProcess', payload: { processId: plan.id } };
  }
}
