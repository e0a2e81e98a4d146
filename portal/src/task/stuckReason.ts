/** What may be in the way; the person may add own words. */
export const stuckReasons = [
  'I have a question',
  'I lack access or rights',
  'I wait for somebody else',
  'This is not mine to do',
] as const;

/** What was chosen and typed so far; it outlives the sheet's closing. */
export type StuckDraft = {
  chosen: (typeof stuckReasons)[number] | undefined;
  words: string;
};
export const emptyDraft: StuckDraft = { chosen: undefined, words: '' };

/** Longest reason that the command takes. */
const longest = 500;

/** Room that is left for own words beside the chosen reason. */
export const roomForWords = ({ chosen }: StuckDraft): number =>
  longest - (chosen === undefined ? 0 : chosen.length + 2);

/** The reason in one line: `I lack access or rights: The old owner account has no admin left.` */
export function reasonOf({ chosen, words }: StuckDraft): string {
  const own = words.replace(/\s+/g, ' ').trim();
  return [chosen, own]
    .filter((part) => part !== undefined && part !== '')
    .join(': ')
    .slice(0, longest);
}
