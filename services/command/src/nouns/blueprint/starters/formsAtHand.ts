import type { Form } from '@waymark/events';
import type { AtHand } from './planFromStarter.ts';

/**
 * What of these forms was ever published, in its newest version; also of those that will be put
 * back.
 */
export const formsAtHand = (forms: readonly Form[]): AtHand['forms'] =>
  new Map(
    forms.flatMap((form) =>
      form.life === 'absent' || form.versions.size === 0
        ? []
        : [[form.formId, { name: form.name, version: form.versions.size }] as const],
    ),
  );
