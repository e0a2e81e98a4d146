import { blockPart } from './blocks.ts';
import { milestonePart } from './milestones.ts';
import { modulePart } from './modules.ts';
import { placeholderPart } from './placeholders.ts';
import type { Plan } from './plan.ts';
import { taskPart } from './tasks.ts';
import { variablePart } from './variables.ts';

const encoder = new TextEncoder();
const measured = new WeakMap<object, number>();

/**
 * What it takes as JSON in an event, in bytes; what it was copied from is not counted, since only a
 * copy says it.
 */
export const bytesWritten = (written: unknown): number =>
  encoder.encode(
    JSON.stringify(written, (key, value: unknown) => (key === 'origin' ? undefined : value)),
  ).length;

/**
 * How large a copy of a plan is, in bytes: what refuses one that is too large measures alike
 * (PRODUCT 6.14). Each part is measured once for as long as it stays as it is.
 */
export function copyBytes(plan: Plan): number {
  const sizeOf = <Part extends object>(
    parts: ReadonlyMap<string, Part>,
    write: (part: Part) => unknown,
  ): number => {
    let sum = 0;
    for (const part of parts.values()) {
      let bytes = measured.get(part);
      if (bytes === undefined) {
        bytes = bytesWritten(write(part)) + 1;
        measured.set(part, bytes);
      }
      sum += bytes;
    }
    return sum;
  };
  return (
    sizeOf(plan.milestones, milestonePart.write) +
    sizeOf(plan.modules, modulePart.write) +
    sizeOf(plan.blocks, blockPart.write) +
    sizeOf(plan.tasks, taskPart.write) +
    sizeOf(plan.placeholders, placeholderPart.write) +
    sizeOf(plan.variables, variablePart.write)
  );
}
