import type { FormField } from '@waymark/events/forms';
import { useState } from 'react';

/** The field that was shown last because of an answer, by its words; '' as long as there is none. */
export function useAppeared(shown: readonly FormField[]): string {
  const [seen, setSeen] = useState({ shown, label: '' });
  if (seen.shown !== shown) {
    const before = new Set(seen.shown.map(({ fieldId }) => fieldId));
    const came = shown.find(({ fieldId }) => !before.has(fieldId));
    setSeen({ shown, label: came?.label ?? '' });
  }
  return seen.label;
}
