import { said } from '@waymark/api/problems';
import {
  writeWhole,
  type CopySource,
  type Milestone,
  type Placeholder,
  type PlanEvent,
  type ProcessEvent,
  type Variable,
  type WholeModule,
  type WrittenWhole,
} from '@waymark/events';
import { DecisionRefused } from '../../../decisions/decision.ts';

/** All that a plan is made of, ready to be copied into a stream. */
export type PlanContent = {
  readonly milestones: readonly Milestone[];
  readonly modules: readonly WholeModule[];
  readonly placeholders: readonly Placeholder[];
  readonly variables: readonly Variable[];
};

/** Bytes of JSON in one event; a few hundred tasks. */
const PART_BYTES = 120_000;
/** Bytes in all: one append holds at most 1 MiB in EventStoreDB, envelopes included. */
const PLAN_BYTES = 900_000;

/** What of the command is too large. */
const fieldOf = {
  import: 'source',
  template: 'template',
  blueprint: 'blueprintId',
  clone: 'from',
} as const;

const bytesOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value));

/**
 * The content as `PlanCopied` events: whole modules, as many in one event as fit.
 * @param field of the command, that names what is copied
 * @throws DecisionRefused `plan-too-large` when it is more than one append can hold
 */
export function planCopied(
  source: CopySource,
  content: PlanContent,
  field: string = fieldOf[source.kind],
): PlanEvent[] {
  const modules: WrittenWhole[][] = [[]];
  let size = 0;
  let total = bytesOf([
    content.milestones,
    content.placeholders,
    content.variables,
  ]);
  for (const whole of content.modules.map(writeWhole)) {
    const bytes = bytesOf(whole);
    total += bytes;
    if (size > 0 && size + bytes > PART_BYTES) {
      modules.push([]);
      size = 0;
    }
    modules.at(-1)?.push(whole);
    size += bytes;
  }
  if (total > PLAN_BYTES) throw tooLarge('planTooLarge', total, field);
  return modules.map((part, i) => ({
    type: 'PlanCopied',
    data: {
      source,
      part: i + 1,
      parts: modules.length,
      milestones: i === 0 ? [...content.milestones] : [],
      modules: part,
      placeholders: i === 0 ? [...content.placeholders] : [],
      variables: i === 0 ? [...content.variables] : [],
    },
  }));
}

/** @throws DecisionRefused `plan-too-large` when the events are more than one append can hold */
export function fitsOneAppend(
  events: readonly ProcessEvent[],
  field: string,
  why: TooLarge = 'planTooLargeToRestore',
): void {
  const bytes = bytesOf(events);
  if (bytes > PLAN_BYTES) throw tooLarge(why, bytes, field);
}

const kilobytes = (bytes: number) => Math.ceil(bytes / 1000);

type TooLarge =
  | 'planTooLarge'
  | 'planTooLargeTogether'
  | 'planTooLargeToRestore';

function tooLarge(why: TooLarge, bytes: number, field: string) {
  return new DecisionRefused(
    'invalid',
    'plan-too-large',
    said(why, kilobytes(bytes), kilobytes(PLAN_BYTES)),
    field,
  );
}
