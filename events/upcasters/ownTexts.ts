import { z } from 'zod';
import { changeOf } from '../define.ts';
import { taskStatus } from '../plan/tasks.ts';
import type { PastVersion } from '../versions.ts';
import { variableV1 } from './partsOfV1.ts';

/** Before what somebody gave was sealed with their key, it stood there in clear. */
const inClearOnly = (data: z.ZodType): readonly PastVersion[] => [
  { data, upcast: (given: unknown) => given },
];

const content = z.object({ name: z.string(), value: z.string(), label: z.string() });

export const ownTexts = {
  TaskStatusSet: inClearOnly(
    z.object({
      taskId: z.string(),
      moduleId: z.string(),
      ...changeOf(taskStatus),
      reason: z.string().nullable(),
      changeAsked: z.literal(true).optional(),
    }),
  ),
  VariableAdded: inClearOnly(variableV1.extend({ origin: z.string().optional() })),
  VariableChanged: inClearOnly(z.object({ variableId: z.string(), from: content, to: content })),
};
