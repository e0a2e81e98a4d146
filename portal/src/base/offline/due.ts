/**
 * What this device knows of visits and answers. `notNow`: when it was last declined, in
 * milliseconds.
 */
export type Visits = { count: number; offline: boolean; notNow?: number };

const name = 'waymark.visits';
const counted = 'waymark.visited';
const notNowFor = 60 * 24 * 60 * 60 * 1000;

/**
 * From the second visit on, or after the first spell without a line; not for 60 days after it was
 * declined.
 */
export const isDue = ({ count, offline, notNow }: Visits, now = Date.now()) =>
  (count > 1 || offline) && (notNow === undefined || now - notNow > notNowFor);

export function visits(): Visits {
  try {
    return JSON.parse(localStorage.getItem(name) ?? '') as Visits;
  } catch {
    return { count: 0, offline: false };
  }
}

export function noteVisits(change: Partial<Visits>): void {
  try {
    localStorage.setItem(name, JSON.stringify({ ...visits(), ...change }));
  } catch {
    // A device without room is offered nothing.
  }
}

/** A visit is a tab, however many pages it opens. */
export function countVisit(): void {
  if (sessionStorage.getItem(counted) !== null) return;
  sessionStorage.setItem(counted, '1');
  noteVisits({ count: visits().count + 1 });
}
