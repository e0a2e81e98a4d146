import type { ReactNode } from 'react';
import type { T } from '../../base/texts/index.ts';

/** An input as it stands on a page. */
export type FieldInputProps<Value> = {
  readonly id: string;
  /** Its name for screen readers, where no label for `id` stands beside it. */
  readonly label?: string;
  /** Id of the text that names it, of a kind that is no field of HTML. */
  readonly labelId?: string;
  /** What stands in it; of a kind that is typed also what can't be saved. */
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** The person goes on to something else: what saves itself is saved. */
  readonly onLeave?: () => void;
  /** What to do about a value that can't be saved. */
  readonly mistake?: string | undefined;
  readonly className?: string;
};

/** The one input of a kind of field, made for a field by its limits and words. */
export type FieldInput<Value> = {
  readonly draw: (props: FieldInputProps<Value>) => ReactNode;
  /** A value as people read it, beside that of somebody else. */
  readonly tell: (t: T, value: Value) => string;
  /** What is wrong with a value that can't be saved; undefined: nothing. */
  readonly mistake?: (value: Value) => string | undefined;
  /** The value that is sent, of what stands in the input. */
  readonly asSent?: (value: Value) => Value;
  /** The value of words that were typed; absent where a value is no words. */
  readonly ofWords?: (words: string) => Value;
  /** It is no field of HTML that a label could be for. */
  readonly labelled?: true;
  /** A choice is made at once, and not left. */
  readonly chosen?: true;
};
