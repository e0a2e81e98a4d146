/** What of the steps is shown. */
export const choices = ['all', 'mine', 'open'] as const;
export type Choice = (typeof choices)[number];

const nameOf = (accountId: string) => `waymark.steps.${accountId}`;

/** What the person chose on this device last; everything where they have not. */
export const keptChoice = (accountId: string): Choice =>
  choices.find(
    (choice) => choice === localStorage.getItem(nameOf(accountId)),
  ) ?? 'all';

export function keepChoice(accountId: string, choice: Choice): void {
  try {
    localStorage.setItem(nameOf(accountId), choice);
  } catch {
    // A device without room forgets it.
  }
}
