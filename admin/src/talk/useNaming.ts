import { asRead } from '@waymark/look';
import { isComposed } from '@waymark/look/composed';
import {
  calledBehindAt,
  namingAt,
  type Nameable,
} from '@waymark/look/mentions';
import { useState, type KeyboardEvent, type RefObject } from 'react';
import type { Kind } from './entries.ts';
import type { TalkPeople } from './useTalkPeople.ts';

export type NamingGroup = {
  readonly of: 'team' | 'client';
  readonly people: readonly Nameable[];
};
export type Naming = {
  readonly typed: string;
  readonly groups: readonly NamingGroup[];
  /** Of all groups, one after the other. */
  readonly active: number;
  readonly pick: (who: Nameable) => void;
};

/** So many are offered of each side; more letters find the others. */
const OFFERED = 6;

/** Whom somebody may mean by what they typed behind an `@`. */
export function groupsOf(
  typed: string,
  kind: Kind,
  { team, client }: Pick<TalkPeople, 'team' | 'client'>,
): readonly NamingGroup[] {
  const wanted = asRead(typed);
  const fits = ({ name }: Nameable) =>
    asRead(name).startsWith(wanted) || asRead(name).includes(` ${wanted}`);
  const offered = (people: readonly Nameable[]) =>
    people.filter(fits).slice(0, OFFERED);
  const groups: NamingGroup[] = [{ of: 'team', people: offered(team) }];
  if (kind === 'message')
    groups.unshift({ of: 'client', people: offered(client) });
  return groups.filter(({ people }) => people.length > 0);
}

/**
 * Naming somebody by `@` while writing: arrows walk, Enter and Tab take, Esc keeps the letters.
 * @param write takes the text and where the caret is then
 */
export function useNaming(
  field: RefObject<HTMLTextAreaElement | null>,
  { kind, text }: { kind: Kind; text: string },
  people: TalkPeople,
  write: (text: string, caret: number) => void,
): {
  naming: Naming | null;
  /** Looks where the caret is. */
  look: () => void;
  onKeyDown: (event: KeyboardEvent) => boolean;
  close: () => void;
} {
  const [caret, setCaret] = useState<number | null>(null);
  const [closedAt, setClosedAt] = useState<number | null>(null);
  const [walked, setWalked] = useState(0);
  const asked = caret === null ? null : namingAt(text, caret);
  if (asked === null && closedAt !== null) setClosedAt(null);
  const groups =
    asked === null || asked.at === closedAt
      ? null
      : groupsOf(asked.typed, kind, people);
  const all = groups?.flatMap((group) => group.people) ?? [];
  const active = Math.min(walked, Math.max(0, all.length - 1));
  // A word that is nobody's is a word.
  const open =
    asked !== null &&
    groups !== null &&
    (all.length > 0 || !asked.typed.includes(' '));
  const pick = (who: Nameable) => {
    if (asked === null || caret === null) return;
    const called = calledBehindAt(who, [...people.team, ...people.client]);
    const before = `${text.slice(0, asked.at)}@${called} `;
    const after = text.slice(caret).replace(/^ /, '');
    setWalked(0);
    setCaret(null);
    write(before + after, before.length);
  };
  const look = () => {
    setCaret(field.current?.selectionEnd ?? null);
    setWalked(0);
  };
  const onKeyDown = (event: KeyboardEvent): boolean => {
    if (!open || isComposed(event)) return false;
    if (event.key === 'Escape') setClosedAt(asked.at);
    else if (all.length === 0) return false;
    else if (event.key === 'ArrowDown') setWalked((active + 1) % all.length);
    else if (event.key === 'ArrowUp')
      setWalked((active - 1 + all.length) % all.length);
    else if (event.key === 'Enter' || event.key === 'Tab')
      pick(all[active] as Nameable);
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  };
  return {
    naming: open
      ? { typed: asked.typed, groups: groups ?? [], active, pick }
      : null,
    look,
    onKeyDown,
    close: () => setCaret(null),
  };
}
