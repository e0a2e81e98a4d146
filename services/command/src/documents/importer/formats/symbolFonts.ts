import type { Element, ElementContent } from 'hast';

/**
 * What letters of the font Wingdings show, by their codes: Word writes the letter and leaves the
 * sign to the font.
 */
const WINGDINGS: Readonly<Record<number, string>> = {
  0x4a: '☺',
  0x6c: '●',
  0x6e: '■',
  0x6f: '☐',
  0x71: '☐',
  0x72: '☐',
  0x78: '☒',
  0xa7: '▪',
  0xa8: '☐',
  0xd8: '‣',
  0xdf: '←',
  0xe0: '→',
  0xe8: '→',
  0xfd: '☒',
  0xfe: '☑',
};
const SYMBOL: Readonly<Record<number, string>> = { 0xae: '→', 0xb7: '•', 0xde: '⇒' };

/** Words of a font of signs as the signs that it shows: bullets, arrows and boxes. */
export function asShown(node: Element): Element {
  const style = String(node.properties.style ?? '');
  const isWingdings = /font-family:\s*["']?Wingdings/i.test(style);
  if (!isWingdings && !/font-family:\s*["']?Symbol\b/i.test(style)) return node;
  const shown = (value: string): string =>
    value.replace(/[^\s\u00a0]/gu, (letter) => {
      const code = letter.charCodeAt(0);
      const own = code >= 0xf000 && code <= 0xf0ff ? code - 0xf000 : code;
      if (!isWingdings) return SYMBOL[own] ?? letter;
      // What else is drawn in front of a line is a bullet of some form.
      return WINGDINGS[own] ?? '•';
    });
  return {
    ...node,
    children: node.children.map((child): ElementContent =>
      child.type === 'text' && child.value.trim().length <= 2
        ? { ...child, value: shown(child.value) }
        : child,
    ),
  };
}
