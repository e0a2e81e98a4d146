import type { CommandName, Payload, TaskRow } from '@waymark/api';
import type { PlanAround } from '../plans/planKinds.ts';

export type TaskFieldsProps = { task: TaskRow; around: PlanAround };
/** Sends one field of the task: its command, its value, and the words that tell any value of it. */
export type SetTaskField = <Name extends CommandName>(
  name: Name,
  payload: Payload<Name>,
  field: {
    what: string;
    value: unknown;
    tell: (value: unknown) => string;
    /** What takes it back. */
    undo?: { payload: Payload<Name> };
  },
) => Promise<boolean>;
