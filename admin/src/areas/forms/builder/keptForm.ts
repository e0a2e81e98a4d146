import { keptLine, type KeptLine } from '@waymark/client';
import type { FormDefinition } from '@waymark/events/forms';

/** What somebody wrote of a form and the server has not taken yet, with what it was based on. */
export type KeptForm = {
  readonly base: FormDefinition;
  readonly form: FormDefinition;
  readonly revision: string;
};

/** Where it lies on this device: a page that is closed or a line that is cut loses nothing. */
export const keptForm = (owner: string, formId: string): KeptLine<KeptForm> =>
  keptLine(localStorage, `waymark-form-${owner}-${formId}`, (found) => found as KeptForm);
