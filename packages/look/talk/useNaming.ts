import { useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { asRead } from '../asRead.ts';
import { isComposed } from '../composed.ts';
import { useListbox } from '../listbox/useListbox.ts';
import { calledBehindAt, namingAt, type Nameable } from '../mentions.ts';

/** So many are offered of each side; more letters find the others. */
const OFFERED = 6;

/** Whom somebody may mean by what they typed behind an `@`: a word of the name begins so. */
export function offeredFor(typed: string, people: readonly Nameable[]): readonly Nameable[] {
  const wanted = asRead(typed);
  const begins = (word: string) => asRead(word).startsWith(wanted);
  return people
    .filter(({ name, first }) => begins(name) || begins(first) || name.split(' ').some(begins))
    .slice(0, OFFERED);
}

/**
 * Naming somebody by `@` while writing in a field: arrows walk, Enter and Tab take, Esc keeps the
 * letters. How the list looks is up to each app.
 * @param write takes the text
 * @param sides who can be named, of each side; they are offered one side after the other
 * @param everybody whom a first name could mean, so that it is not enough where two have it
 */
export function useNaming(
  field: RefObject<HTMLTextAreaElement | null>,
  text: string,
  write: (text: string) => void,
  sides: readonly (readonly Nameable[])[],
  everybody: readonly Nameable[] = sides.flat(),
) {
  const [asked, setAsked] = useState<ReturnType<typeof namingAt>>(null);
  /** Where an `@` stands behind which nobody is offered any more. */
  const [left, setLeft] = useState<number | null>(null);
  const caret = useRef<number | null>(null);
  const isAsked = asked !== null && asked.at !== left;
  const offered = isAsked ? sides.map((people) => offeredFor(asked.typed, people)) : [];
  const all = offered.flat();
  const { listId, option, restart, ...list } = useListbox({
    ...{ options: all, idOf: ({ id }: Nameable) => id, onTake: take, takesTab: true },
  });
  // A word that is nobody's is a word.
  const isOpen = isAsked && (all.length > 0 || !asked.typed.includes(' '));
  const typed = isOpen ? asked.typed : null;

  const look = () => {
    const { value, selectionStart, selectionEnd } = field.current!;
    const now = selectionStart === selectionEnd ? namingAt(value, selectionEnd) : null;
    if (now?.at !== asked?.at || now?.typed !== asked?.typed) restart();
    if (now === null) setLeft(null);
    setAsked(now);
  };
  /** Writes with the caret at a place. */
  const writeAt = (next: string, at: number) => {
    caret.current = at;
    write(next);
  };
  function take(one: Nameable) {
    if (asked === null) return;
    const named = `${text.slice(0, asked.at)}@${calledBehindAt(one, everybody)} `;
    const rest = text.slice(asked.at + 1 + asked.typed.length);
    writeAt(named + rest.replace(/^ /, ''), named.length);
    // A surname might follow, for which nobody is asked again.
    setLeft(asked.at);
  }
  // Once the field has the new text, and before the next key.
  useLayoutEffect(() => {
    const at = caret.current;
    if (at === null) return;
    caret.current = null;
    field.current?.focus();
    field.current?.setSelectionRange(at, at);
    look();
  });
  return {
    listId,
    /** Of each that is offered. */
    option,
    /** Of each side, in the order of the sides. */
    offered,
    /** What was typed behind the `@`; null where nobody is asked for, or a word is nobody's. */
    typed,
    look,
    close: () => setAsked(null),
    /** Begins to name somebody where the caret is. */
    begin: () => {
      const at = field.current?.selectionEnd ?? text.length;
      const space = at === 0 || /\s$/.test(text.slice(0, at)) ? '' : ' ';
      writeAt(`${text.slice(0, at)}${space}@${text.slice(at)}`, at + space.length + 1);
    },
    /** @returns whether the key was for the list */
    onKeyDown: (event: KeyboardEvent): boolean => {
      if (typed === null || isComposed(event)) return false;
      if (event.key !== 'Escape') return list.onKeyDown(event);
      setLeft(asked!.at);
      event.preventDefault();
      event.stopPropagation();
      return true;
    },
    field: list.field,
  };
}
export type MentionSearch = ReturnType<typeof useNaming>;
