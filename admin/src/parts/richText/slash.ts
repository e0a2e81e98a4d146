import { asRead } from '@waymark/look';
import type { LucideIcon } from 'lucide-react';

/** What can be added where a text is written. */
export type Addable = {
  readonly key: string;
  /** What it stands under. */
  readonly group: string;
  readonly title: string;
  /** A few words beside it; '' for none. */
  readonly hint: string;
  /** Other names by which it is found, in small letters. */
  readonly also: string;
  readonly icon: LucideIcon;
};

export type SlashOffer = {
  readonly addable: readonly Addable[];
  /** `isEmpty`: nothing else stands in the text. */
  readonly onPick: (key: string, isEmpty: boolean) => void;
  /** Files that were pasted into the text, which holds none itself. */
  readonly onFiles: (files: readonly File[]) => void;
  /** Boxes that were pasted into the text are to be tasks; resolves once they are. */
  readonly onTasks: (headlines: readonly string[]) => Promise<unknown>;
};

/** A slash at the beginning or after a space, and what is written right behind it. */
const SLASH = /(?:^|\s)\/((?:[^\s/][^/]{0,30})?)$/u;

/**
 * What stands between a slash and the caret; null where there is none. `before`: the line up to the
 * caret.
 */
export const afterSlash = (before: string): string | null => SLASH.exec(before)?.[1] ?? null;

/** Those that are called so, or otherwise: what has a word that begins so first, in their order. */
export function called(addable: readonly Addable[], written: string): readonly Addable[] {
  const wanted = asRead(written).trim();
  const begins = ({ title, also }: Addable) =>
    [title, ...title.split(' '), ...also.split(' ')].some((name) =>
      asRead(name).startsWith(wanted),
    );
  const holds = (each: Addable) => asRead(`${each.title} ${each.also}`).includes(wanted);
  return [...addable.filter(begins), ...addable.filter((each) => !begins(each) && holds(each))];
}
