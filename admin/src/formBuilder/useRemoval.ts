import { useState } from 'react';
import { dependentsOf } from './arranging.ts';
import type { FormEdits } from './useFormEdits.ts';

/** Deletes a field; where others are shown by what is said to it, they are named first. */
export function useRemoval(
  { form, remove }: FormEdits,
  fieldId: string,
): {
  readonly asked: boolean;
  readonly ask: () => void;
  readonly confirm: () => void;
  readonly close: () => void;
} {
  const [asked, setAsked] = useState(false);
  return {
    asked,
    ask: () =>
      dependentsOf(form, fieldId).length > 0 ? setAsked(true) : remove(fieldId),
    confirm: () => {
      setAsked(false);
      remove(fieldId);
    },
    close: () => setAsked(false),
  };
}
