import { isComposed } from '@waymark/look/composed';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { useListContext } from 'react-admin';

/**
 * Enter in the search of a list opens what it finds alone. It may be pressed before that is found:
 * then it opens as soon as it is, unless something else is typed meanwhile.
 * @param source the filter of the search
 */
export function useOnlyHit(source: string): {
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
} {
  const { filterValues, total, isPlaceholderData, isFetching } = useListContext();
  /** What stood in the field when Enter was pressed, until it is answered. */
  const asked = useRef<string | null>(null);
  const lookedFor: unknown = (filterValues as Record<string, unknown>)[source];
  const isAnswered = isPlaceholderData !== true && isFetching !== true;
  const openIfAlone = () => {
    if (asked.current === null || asked.current !== lookedFor || !isAnswered) return;
    asked.current = null;
    if (total === 1) document.querySelector<HTMLElement>('.list-content .lead-link')?.click();
  };
  useEffect(openIfAlone);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key, target } = event;
    if (isComposed(event) || !(target instanceof HTMLInputElement)) return;
    asked.current = key === 'Enter' && target.value !== '' ? target.value : null;
    openIfAlone();
  };
  return { onKeyDown };
}
