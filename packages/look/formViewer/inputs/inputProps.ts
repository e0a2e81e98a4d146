import type { Answer, FieldKind, FieldOf, Question } from '@waymark/events/forms';
import type { ReactNode } from 'react';
import type { BringsFiles } from './bringsFiles.ts';
import type { FormWords } from '../texts/en.ts';

/** What a field's input is given. */
export type InputProps<Field extends Question = Question> = {
  readonly field: Field;
  /** Of the control itself; of several, what those of its parts begin with. */
  readonly id: string;
  readonly value: Answer | undefined;
  readonly words: FormWords;
  readonly files: BringsFiles | undefined;
  /** The question, as a box that asks for a tick has it beside itself. */
  readonly label: ReactNode;
  readonly aria: {
    readonly 'aria-invalid': true | undefined;
    readonly 'aria-describedby': string | undefined;
    readonly 'aria-required': true | undefined;
  };
  readonly onAnswer: (value: Answer | undefined) => void;
};
export type InputOf<Kind extends Extract<FieldKind, Question['kind']>> = InputProps<FieldOf<Kind>>;
