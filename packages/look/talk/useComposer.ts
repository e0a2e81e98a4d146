import { useState, type FormEvent, type KeyboardEvent, type RefObject } from 'react';
import { isComposed } from '../composed.ts';
import { namedIn, type Nameable } from '../mentions.ts';
import {
  composerStep,
  shownText,
  whetherReady,
  type EditedWords,
  type SendingRules,
} from './composer.ts';
import { useNaming } from './useNaming.ts';

/** What goes out: words, who is named in them, and what they take the place of. */
export type OutgoingWords = {
  readonly text: string;
  readonly mentions: string[];
  readonly edited: EditedWords | undefined;
};

export type ComposerParts = SendingRules & {
  readonly field: RefObject<HTMLTextAreaElement | null>;
  /** What is new, and how it is kept. */
  readonly draft: string;
  readonly write: (text: string) => void;
  readonly edited: EditedWords | undefined;
  /** Who can be named, of each side. */
  readonly sides: readonly (readonly Nameable[])[];
  /** Whom a first name could mean: who can be named, and maybe more. */
  readonly everybody?: readonly Nameable[];
  readonly onEditLast: () => void;
  /** Ends what the field is for now; undefined where Escape leaves the field. */
  readonly onLeave: (() => void) | undefined;
  readonly onSend: (words: OutgoingWords) => void;
};

/**
 * The composer of a conversation without its looks: what its field shows, its keys, whom it names,
 * and when it sends. What is changed has a text of its own, so that the draft waits meanwhile;
 * what was not changed at all only ends it.
 */
export function useComposer({
  field,
  draft,
  write,
  edited,
  sides,
  everybody = sides.flat(),
  onEditLast,
  onLeave,
  onSend,
  ...rules
}: ComposerParts) {
  const [edit, setEdit] = useState<EditedWords>();
  // Whoever begins once more begins with what stands there.
  if (edited === undefined && edit !== undefined) setEdit(undefined);
  const text = shownText({ draft, edited, edit });
  const change = (next: string) => {
    if (edited === undefined) write(next);
    else setEdit({ id: edited.id, text: next });
  };
  const naming = useNaming(field, text, change, sides, everybody);
  const { over, isReady } = whetherReady(text, rules);
  const submit = () => {
    const words = text.trim();
    if (!isReady) field.current?.focus();
    else if (edited?.text === words) onLeave?.();
    else {
      const offered = new Set(sides.flat());
      const mentions = namedIn(
        words,
        everybody.filter((one) => offered.has(one)),
      );
      onSend({ text: words, mentions, edited });
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposed(event) || naming.onKeyDown(event)) return;
    const step = composerStep(event, { text, edited });
    if (step === undefined) return;
    event.preventDefault();
    if (step === 'send') submit();
    else if (step === 'editLast') onEditLast();
    // Out of the field first; only then does it close what is around.
    else if (onLeave === undefined) field.current?.blur();
    else onLeave();
  };
  return {
    ...{ text, over, isReady, naming },
    /** Of the form around it. */
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      submit();
    },
    /** Of the `textarea`. */
    field: {
      ...{ ref: field, value: text, 'aria-invalid': over > 0, ...naming.field },
      onChange: ({ target }: { readonly target: { readonly value: string } }) => {
        change(target.value);
        naming.look();
      },
      ...{ onSelect: naming.look, onBlur: naming.close, onKeyDown },
    },
  };
}
