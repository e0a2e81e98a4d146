import type { BlueprintRow } from '@waymark/api';
import { addDays, daysBetween } from '@waymark/events/calendarDays';

/** What was chosen in the import wizard so far. Dates are calendar dates. */
export type SubProcessChoice = {
  readonly step: 1 | 2;
  readonly source: BlueprintRow | null;
  readonly start: string;
  readonly end: string;
  /** The dates are somebody's own: nothing proposes others. */
  readonly ownDates: boolean;
  /** Placeholder or role id -> account id; null: left open on purpose. */
  readonly matching: Readonly<Record<string, string | null>>;
};

/** The end lies this many days after the start (PRODUCT 8.3). */
const LENGTH = 62;

export const nothingChosen = (today: string): SubProcessChoice => ({
  step: 1,
  source: null,
  start: today,
  end: addDays(today, LENGTH),
  ownDates: false,
  matching: {},
});

/**
 * Another source: its own dates where it has some and nobody chose others; people are matched anew.
 */
export const sourceChosen = (
  chosen: SubProcessChoice,
  source: BlueprintRow,
  today: string,
): SubProcessChoice => {
  const start = source.start ?? today;
  return {
    ...chosen,
    source,
    matching: {},
    ...(!chosen.ownDates && { start, end: source.end ?? addDays(start, LENGTH) }),
  };
};

/** The end follows the start until somebody chose one. */
export const startMoved = (chosen: SubProcessChoice, to: string): SubProcessChoice => ({
  ...chosen,
  start: to,
  ...(!chosen.ownDates &&
    to !== '' &&
    chosen.start !== '' && { end: addDays(to, daysBetween(chosen.start, chosen.end)) }),
});

/** Whether step 1 may be left. */
export const isComplete = ({ source, start, end }: SubProcessChoice): boolean =>
  source !== null && start !== '' && end >= start;
