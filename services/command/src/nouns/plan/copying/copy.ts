import { refusalText } from '@waymark/api/problems';
import {
  bytesWritten,
  writeWhole,
  type CopySource,
  type Milestone,
  type Placeholder,
  type PlanEvent,
  type ProcessEvent,
  type Variable,
  type WaymarkEvent,
  type WholeModule,
  type WrittenWhole,
} from '@waymark/events';
import { DecisionRefused } from '../../../decisions/decision.ts';
import { atOnce, type Steps } from '../../../decisions/steps.ts';

/** All that a plan is made of, ready to be copied into a stream. */
export type PlanContent = {
  readonly milestones: readonly Milestone[];
  readonly modules: readonly WholeModule[];
  readonly placeholders: readonly Placeholder[];
  readonly variables: readonly Variable[];
};

/** Bytes of JSON in one event; a few hundred tasks. */
const PART_BYTES = 120_000;
/** Bytes of one append: it holds at most 1 MiB in EventStoreDB, envelopes included. */
export const APPEND_BYTES = 900_000;
/** Of what is created with it, which may come in several appends (`inAppends`). */
export const CREATED_BYTES = 4_000_000;

/** What of the command is too large. */
const fieldOf = {
  import: 'source',
  template: 'template',
  blueprint: 'blueprintId',
  clone: 'from',
} as const;

export const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));

/**
 * The content as `PlanCopied` events: whole modules, as many in one event as fit.
 * @param field of the command, that names what is copied
 * @param most bytes in all: what comes into something that is there comes in one append
 * @throws DecisionRefused `plan-too-large` when it is more, or when one module alone is more than
 * an append can hold
 */
export function* planCopiedInSteps(
  source: CopySource,
  content: PlanContent,
  field: string = fieldOf[source.kind],
  most = APPEND_BYTES,
): Steps<PlanEvent[]> {
  const modules: WrittenWhole[][] = [[]];
  const { milestones, placeholders, variables } = content;
  const written: WrittenWhole[] = [];
  let size = 0;
  let all = bytesOf([milestones, placeholders, variables]);
  for (const module of content.modules) {
    const whole = writeWhole(module);
    written.push(whole);
    const bytes = bytesOf(whole);
    all += bytes;
    if (bytes > APPEND_BYTES) throw tooLarge('planTooLarge', bytes, field, APPEND_BYTES);
    if (size > 0 && size + bytes > PART_BYTES) {
      modules.push([]);
      size = 0;
    }
    modules.at(-1)?.push(whole);
    size += bytes;
    yield;
  }
  // What it was copied from does not count: where all of it fits with that, it fits.
  if (all > most) {
    let total = bytesWritten([milestones, placeholders, variables]);
    for (const whole of written) {
      total += bytesWritten(whole);
      yield;
    }
    if (total > most) throw tooLarge('planTooLarge', total, field, most);
  }
  return modules.map((part, i) => ({
    type: 'PlanCopied',
    data: {
      source,
      part: i + 1,
      parts: modules.length,
      milestones: i === 0 ? [...milestones] : [],
      modules: part,
      placeholders: i === 0 ? [...placeholders] : [],
      variables: i === 0 ? [...variables] : [],
    },
  }));
}

/** The same, made in one go. */
export const planCopied = (...of: Parameters<typeof planCopiedInSteps>): PlanEvent[] =>
  atOnce(planCopiedInSteps(...of));

/** The content of what is created with it. @throws DecisionRefused as `planCopied` */
export const planCreatedInSteps = (
  source: CopySource,
  content: PlanContent,
  field?: string,
): Steps<PlanEvent[]> => planCopiedInSteps(source, content, field, CREATED_BYTES);

/** The same, made in one go. */
export const planCreated = (...of: Parameters<typeof planCreatedInSteps>): PlanEvent[] =>
  atOnce(planCreatedInSteps(...of));

/** @throws DecisionRefused `plan-too-large` when the events are more than one append can hold */
export function fitsOneAppend(events: readonly WaymarkEvent[], field: string): void {
  const bytes = bytesOf(events);
  if (bytes > APPEND_BYTES) throw tooLarge('planTooLargeToRestore', bytes, field, APPEND_BYTES);
}

/** @throws DecisionRefused `plan-too-large` when what is created together is more than it may be */
export function fitsTogether(events: readonly ProcessEvent[], field: string): void {
  const bytes = bytesWritten(events);
  if (bytes > CREATED_BYTES) throw tooLarge('planTooLargeTogether', bytes, field, CREATED_BYTES);
}

const kilobytes = (bytes: number) => Math.ceil(bytes / 1000);

type TooLarge = 'planTooLarge' | 'planTooLargeTogether' | 'planTooLargeToRestore';

function tooLarge(why: TooLarge, bytes: number, field: string, most: number) {
  return new DecisionRefused(
    'invalid',
    'plan-too-large',
    refusalText(why, kilobytes(bytes), kilobytes(most)),
    field,
  );
}
