import { z } from 'zod';
import { changeOf } from '../define.ts';
import { taskAction } from '../taskTypes/simple.ts';
import type { RetiredEvent } from '../versions.ts';

/** Events of the time when a block was a text or a task, and every task a simple one. */

const read = <Schema extends z.ZodType>(
  data: Schema,
  type: string,
  upcast: (data: z.infer<Schema>) => unknown,
): RetiredEvent => ({ data, as: { type, version: 1 }, upcast });

const text = (html: string) => ({ type: 'text', html });
const inBlock = { blockId: z.string(), moduleId: z.string() };
const arrived = z.object({ ...inBlock, weight: z.number(), html: z.string() });
const withContent = ({ html, ...block }: z.infer<typeof arrived>) => ({
  block: { ...block, content: text(html) },
});

const simple = (action: z.infer<typeof taskAction> | null) => ({ type: 'simple', action });

export const retired = {
  TextBlockAdded: read(arrived, 'BlockAdded', withContent),
  TextBlockRestored: read(arrived, 'BlockRestored', withContent),
  TextBlockSet: read(
    z.object({ ...inBlock, ...changeOf(z.string()) }),
    'BlockContentSet',
    ({ from, to, ...block }) => ({ ...block, from: text(from), to: text(to) }),
  ),
  TextBlockRemoved: read(
    z.object({ ...inBlock, html: z.string() }),
    'BlockRemoved',
    ({ html, ...block }) => ({ ...block, content: text(html) }),
  ),
  TaskActionSet: read(
    z.object({ taskId: z.string(), moduleId: z.string(), ...changeOf(taskAction.nullable()) }),
    'TaskContentSet',
    ({ from, to, ...task }) => ({ ...task, from: simple(from), to: simple(to) }),
  ),
};
