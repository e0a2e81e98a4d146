/** A variable that words may stand for. */
export type VariableChoice = {
  /** The name between the braces where the text is saved. */
  readonly name: string;
  /** What it is called. */
  readonly label: string;
  /** A few words about what the variable stands for. */
  readonly hint: string;
};

/** Labels of names between braces; undefined for one that is no variable here. */
export type Labels = ReadonlyMap<string, string>;

export const labelsOf = (choices: readonly VariableChoice[]): Labels =>
  new Map(choices.map(({ name, label }) => [name, label]));
