import type { VariableType } from '@waymark/events';
import { Hash, Link, Type, type LucideIcon } from 'lucide-react';

/** The words and input of each kind of variable. */
export const variableLook = {
  STRING: { word: 'words.text', icon: Type, inputMode: 'text', hint: 'variables.valueWord' },
  NUMBER: {
    word: 'variables.numberWord',
    icon: Hash,
    inputMode: 'decimal',
    hint: 'variables.numberWord',
  },
  LINK: { word: 'words.link', icon: Link, inputMode: 'url', hint: 'variables.https' },
} as const satisfies Record<
  VariableType,
  { icon: LucideIcon; inputMode: string; word: string; hint: string }
>;
export const variableTypes = Object.keys(variableLook) as VariableType[];
