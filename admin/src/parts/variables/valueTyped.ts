import type { VariableType } from '@waymark/events';
import type { Language } from '@waymark/look';
import { asNumber } from '@waymark/look/values';

/**
 * Turns what was typed as the value of a variable into what is sent: a number is read as the
 * language of who typed it has it. One that cannot be read goes as it is, and is refused. `was`:
 * what stood there before, which nobody typed.
 */
export function valueTyped(
  type: VariableType,
  typed: string,
  language: Language,
  was = '',
): string {
  const text = typed.trim();
  if (type !== 'NUMBER' || text === was) return text;
  return asNumber(text, language) ?? text;
}
