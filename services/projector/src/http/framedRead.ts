import { frameOnly, type FramePass } from '@waymark/edge';
import { isVersionOf } from '@waymark/events/forms';
import type { FilterValues } from '../readModels/model/resource.ts';

type Fits = (value: unknown) => boolean;
/** A filter takes one value or several; here it has a single one. */
const single = (value: unknown): unknown =>
  Array.isArray(value) && value.length === 1 ? value[0] : value;
const is =
  (wanted: string): Fits =>
  (value) =>
    single(value) === wanted;

/** What a page in a frame may read: by which filters, all of them and no other. */
const readsOf = ({
  formId,
  task,
}: FramePass): Readonly<Record<string, Readonly<Record<string, Fits>>>> =>
  task === undefined
    ? { formDrafts: { id: is(formId) }, formVersions: { formId: is(formId) } }
    : {
        tasks: { id: is(task.taskId), planId: is(task.planId) },
        answers: { taskId: is(task.taskId), planId: is(task.planId) },
        formVersions: {
          id: (value) => {
            const id = single(value);
            return typeof id === 'string' && isVersionOf(formId, id);
          },
        },
      };

/**
 * Of its own task and form a page in a frame reads, and of nothing else. @throws RequestRefused 403
 * `frame-only`
 */
export function framedRead(
  frame: FramePass | undefined,
  resource: string,
  filter: FilterValues,
): void {
  if (frame === undefined) return;
  const reads = readsOf(frame);
  const wanted = Object.hasOwn(reads, resource) ? reads[resource] : undefined;
  const named = Object.keys(filter);
  const fits =
    wanted !== undefined &&
    named.length === Object.keys(wanted).length &&
    named.every((name) => wanted[name]?.(filter[name]) === true);
  if (!fits) throw frameOnly();
}
