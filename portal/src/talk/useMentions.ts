import { asRead } from '@waymark/look';
import { isComposed } from '@waymark/look/composed';
import { calledBehindAt, namingAt } from '@waymark/look/mentions';
import type { Nameable } from '@waymark/look/mentions';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent, RefObject } from 'react';

/** So many are offered at once. */
const most = 6;

/** Offers people behind an `@`: arrows go through them, Enter and Tab take one, Escape keeps what was typed. */
export function useMentions(
  field: RefObject<HTMLTextAreaElement | null>,
  text: string,
  write: (text: string) => void,
  people: readonly Nameable[],
) {
  const listId = useId();
  const [asked, setAsked] = useState<{ at: number; typed: string } | null>(
    null,
  );
  const [left, setLeft] = useState<number>();
  const [index, setIndex] = useState(0);
  const caret = useRef<number | null>(null);
  const wanted = asRead(asked?.typed ?? '');
  const offered =
    asked === null || asked.at === left
      ? []
      : people
          .filter(({ name, first }) =>
            [name, first, ...name.split(' ')].some((word) =>
              asRead(word).startsWith(wanted),
            ),
          )
          .slice(0, most);
  const marked = offered[Math.min(index, offered.length - 1)];

  const look = () => {
    const { value, selectionStart, selectionEnd } = field.current!;
    const now =
      selectionStart === selectionEnd ? namingAt(value, selectionStart) : null;
    if (now?.at !== asked?.at || now?.typed !== asked?.typed) setIndex(0);
    if (now === null) setLeft(undefined);
    setAsked(now);
  };
  const take = (one: Nameable) => {
    if (asked === null) return;
    const named = `${text.slice(0, asked.at)}@${calledBehindAt(one, people)} `;
    const rest = text.slice(asked.at + 1 + asked.typed.length);
    caret.current = named.length;
    write(named + rest.replace(/^ /, ''));
    // A surname might follow, for which nobody is asked again.
    setLeft(asked.at);
  };
  // Once the field has the new text, and before the next key.
  useLayoutEffect(() => {
    const at = caret.current;
    if (at === null) return;
    caret.current = null;
    field.current?.focus();
    field.current?.setSelectionRange(at, at);
  });
  const optionId = (id: string) => `${listId}-${id}`;
  return {
    listId,
    optionId,
    offered,
    marked,
    take,
    look,
    close: () => setAsked(null),
    /** @returns whether the key was for the list */
    onKeyDown: (event: KeyboardEvent): boolean => {
      const { key } = event;
      if (marked === undefined || isComposed(event)) return false;
      const step = { ArrowDown: 1, ArrowUp: -1 }[key];
      if (step !== undefined)
        setIndex(
          (offered.indexOf(marked) + step + offered.length) % offered.length,
        );
      else if (key === 'Enter' || key === 'Tab') take(marked);
      else if (key === 'Escape') setLeft(asked?.at);
      else return false;
      return true;
    },
    field:
      marked === undefined
        ? ({ 'aria-autocomplete': 'list' } as const)
        : ({
            'aria-autocomplete': 'list',
            'aria-controls': listId,
            'aria-activedescendant': optionId(marked.id),
          } as const),
  };
}
