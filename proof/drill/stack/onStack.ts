import { startStack, type DrillStack, type StackOptions } from './stack.ts';

/** Longest wait until both services say that they are well, in milliseconds. */
const WELL_WITHIN = 60_000;
/**
 * The same at the start: a server that is at hand may hold a long history, which they catch up with
 * first.
 */
const STARTED_WITHIN = 300_000;

/** Where everything is told that goes against a promise. */
export type Violations = { violation(what: string): void; readonly violationCount: number };

export type OnStack = StackOptions & {
  readonly violations: Violations;
  /** Takes one line at a time. */
  readonly say: (line: string) => void;
};

/**
 * Starts the services, does the work once they are well, and stops them whatever happens; where
 * something went against a promise, data and logs are kept.
 * @throws Error when they do not start
 */
export async function onStack<Result>(
  { violations, say, ...options }: OnStack,
  work: (stack: DrillStack) => Promise<Result>,
): Promise<Result> {
  const stack = await startStack((how) => violations.violation(how), options);
  say(`the event log is in ${stack.log.label}`);
  try {
    if (!(await stack.healthy(STARTED_WITHIN)))
      throw new Error(`the services did not start; their logs are in ${stack.folder}`);
    return await work(stack);
  } finally {
    const keep = violations.violationCount > 0;
    await stack.stop(keep);
    if (keep) say(`data and logs are in ${stack.folder}`);
  }
}

/**
 * Waits until both services are well by themselves; it goes against a promise when they are not
 * soon.
 */
export async function expectWell(
  stack: DrillStack,
  violations: Violations,
  after: string,
): Promise<void> {
  if (!(await stack.healthy(WELL_WITHIN)))
    violations.violation(`the services are not well ${WELL_WITHIN / 1000} s after ${after}`);
}
