/** A variable that words may stand for. */
export type Choice = {
  /** What stands between the braces where it is saved. */
  readonly name: string;
  /** What it is called. */
  readonly label: string;
  /** What it stands for, in a few words. */
  readonly hint: string;
};

/** What each name between braces is called; undefined: it is no variable here. */
export type Labels = ReadonlyMap<string, string>;

export const labelsOf = (choices: readonly Choice[]): Labels =>
  new Map(choices.map(({ name, label }) => [name, label]));
