/**
 * The path of what an event changes, from the whole to the part: `module/<m>/task/<t>/headline`
 * lies below `module/<m>`, and all of a stream below `everything`.
 */
export type Path = string;

/** The whole that a stream tells of. */
export const everything: Path = '';

const path =
  (...kinds: readonly string[]) =>
  (...names: readonly string[]): Path =>
    [...kinds.flatMap((kind, nth) => [kind, names[nth] ?? '']), ...names.slice(kinds.length)].join(
      '/',
    );

/**
 * Paths by what they lead to: its ids from the whole to the part and then, where one alone is
 * meant, its field.
 */
export const pathTo = {
  milestone: path('milestone'),
  module: path('module'),
  block: path('module', 'block'),
  task: path('module', 'task'),
  placeholder: path('placeholder'),
  variable: path('variable'),
  mail: path('mail'),
  role: path('role'),
  apiKey: path('apiKey'),
  user: path('user'),
  invitation: path('invitation'),
  message: path('message'),
  note: path('note'),
  file: path('file'),
  field: path('field'),
  rating: path('rating'),
  profile: path('profile'),
  bookingKey: path('bookingKey'),
} as const;

/**
 * The path of the contents of a whole as such: that something came or has another place. Two such
 * changes both stand; the end of the whole is told of them.
 */
export const inside = (whole: Path): Path => (whole === everything ? '*' : `${whole}/*`);

/** Whether a part lies below a whole. */
export const isBelow = (part: Path, whole: Path): boolean =>
  part !== whole && (whole === everything || part.startsWith(`${whole}/`));

/** True when a change of the one path and a change of the other can't both stand. */
export const collide = (a: Path, b: Path): boolean =>
  (a === b && !a.endsWith('*')) || isBelow(a, b) || isBelow(b, a);
