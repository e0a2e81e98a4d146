import type { FormDefinition } from '@waymark/events/forms';

/** What somebody wrote of a form and the server has not taken yet, with what it was based on. */
export type KeptForm = {
  readonly base: FormDefinition;
  readonly form: FormDefinition;
  readonly revision: string;
};

const keyOf = (owner: string, formId: string) =>
  `waymark-form-${owner}-${formId}`;

/** Keeps it on this device until it is saved: a page that is closed or a line that is cut loses nothing. */
export function keepForm(
  owner: string,
  formId: string,
  kept: KeptForm | null,
): void {
  const key = keyOf(owner, formId);
  if (kept === null) localStorage.removeItem(key);
  else localStorage.setItem(key, JSON.stringify(kept));
}

/** What was kept; null where nothing is, or nothing that can be read. */
export function keptForm(owner: string, formId: string): KeptForm | null {
  try {
    return JSON.parse(
      localStorage.getItem(keyOf(owner, formId)) ?? 'null',
    ) as KeptForm | null;
  } catch {
    return null;
  }
}
