import { fnv1a } from './fnv1a.ts';

const MARKS = 8;
const PALEST = 245;
const DARKEST = 196;

/**
 * The colour of a milestone's badge (PRODUCT 5.1), ready for a style: `var(--mark-3)`. A swatch
 * only: the word beside it stays in ink.
 */
export const milestoneMark = (mark: number): string => `var(--mark-${mark})`;

/**
 * The colour of a person where several work at once, always the same; never without their name
 * (PRODUCT 14.1).
 */
export const personMark = (accountId: string): string => milestoneMark(fnv1a(accountId) % MARKS);

/** The ground of a sub-process tag and the text on it; both are the same in light and dark. */
export type TagColours = { ground: string; ink: string };

/**
 * A pale ground of its own for a sub-process's name: every channel between 196 and 245, so that the
 * ink of the tag always reads (LOOK, "marks"; the spec asks for at least 127).
 */
export function subProcessTag(name: string): TagColours {
  const hash = fnv1a(name);
  const channel = (shift: number): string =>
    (DARKEST + (((hash >>> shift) & 0xff) % (PALEST - DARKEST + 1))).toString(16);
  return { ground: `#${channel(16)}${channel(8)}${channel(0)}`, ink: '#16191c' };
}
