import { useId, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { isComposed } from '../composed.ts';
import { stepIn } from './stepIn.ts';

type ListboxParts<Option> = {
  readonly options: readonly Option[];
  readonly idOf: (option: Option) => string;
  /** An option was taken, by Enter or by pressing it. */
  readonly onTake: (option: Option, event: KeyboardEvent | MouseEvent) => void;
  /** Tab takes too, instead of leaving the field. */
  readonly takesTab?: boolean;
};

/**
 * A list of options below a field that keeps the focus: arrows and the pointer say which is active,
 * Enter takes it, and a screen reader hears of it (`aria-activedescendant`). The active one stays
 * so when others join; where it goes, the first is. Looks are up to each list.
 */
export function useListbox<Option>({
  options,
  idOf,
  onTake,
  takesTab = false,
}: ListboxParts<Option>) {
  const listId = useId();
  const [chosen, choose] = useState<string | null>(null);
  const at = Math.max(
    0,
    options.findIndex((option) => idOf(option) === chosen),
  );
  const active = options[at];
  const optionId = (option: Option) => `${listId}-${idOf(option).replaceAll(/[^\w-]/g, '_')}`;
  return {
    listId,
    active,
    /** Begins at the first again, as after what was typed has changed. */
    restart: () => choose(null),
    /** @returns whether the key was for the list */
    onKeyDown(event: KeyboardEvent): boolean {
      if (active === undefined || isComposed(event)) return false;
      const next = options[stepIn(event.key, at, options.length) ?? -1];
      if (next !== undefined) {
        choose(idOf(next));
        document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
      } else if (event.key === 'Enter' || (takesTab && event.key === 'Tab')) onTake(active, event);
      else return false;
      event.preventDefault();
      event.stopPropagation();
      return true;
    },
    /** Of the field. */
    field: {
      'aria-autocomplete': 'list',
      'aria-controls': active && listId,
      'aria-activedescendant': active && optionId(active),
    } as const,
    /** Of each option. */
    option: (option: Option) =>
      ({
        id: optionId(option),
        role: 'option',
        'aria-selected': option === active,
        // The field keeps the focus.
        onMouseDown: (event: MouseEvent) => event.preventDefault(),
        onPointerMove: () => choose(idOf(option)),
        onClick: (event: MouseEvent) => onTake(option, event),
      }) as const,
  };
}
