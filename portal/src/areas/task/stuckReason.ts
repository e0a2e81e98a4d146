/** Reasons that may be in the way; the person may add own words. */
export const stuckReasons = ['question', 'access', 'waiting', 'notMine'] as const;
type StuckReason = (typeof stuckReasons)[number];
/** The reasons in the words of whoever gives them. */
type InWords = Readonly<Record<StuckReason, string>>;

/** The reason chosen and the words typed so far; they outlive the sheet's closing. */
export type StuckDraft = { chosen: StuckReason | undefined; words: string };
export const emptyDraft: StuckDraft = { chosen: undefined, words: '' };

/** Longest reason that the command takes. */
const longest = 500;

/** Room that is left for own words beside the chosen reason. */
export const roomForWords = ({ chosen }: StuckDraft, inWords: InWords): number =>
  longest - (chosen === undefined ? 0 : inWords[chosen].length + 2);

/** The reason in one line: `I lack access or rights: The old owner account has no admin left.` */
export function reasonOf({ chosen, words }: StuckDraft, inWords: InWords): string {
  const own = words.replace(/\s+/g, ' ').trim();
  return [chosen && inWords[chosen], own]
    .filter((part) => part !== undefined && part !== '')
    .join(': ')
    .slice(0, longest);
}
