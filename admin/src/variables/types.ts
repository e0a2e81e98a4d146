import type { VariableType } from '@waymark/events';
import { Hash, Link, Type, type LucideIcon } from 'lucide-react';

/** How each kind of variable is told and edited. */
export const variableLook: Record<
  VariableType,
  {
    word: string;
    icon: LucideIcon;
    inputMode: 'text' | 'decimal' | 'url';
    hint: string;
  }
> = {
  STRING: { word: 'Text', icon: Type, inputMode: 'text', hint: 'Value' },
  NUMBER: { word: 'Number', icon: Hash, inputMode: 'decimal', hint: 'Number' },
  LINK: { word: 'Link', icon: Link, inputMode: 'url', hint: 'https://' },
};
export const variableTypes = Object.keys(variableLook) as VariableType[];
