import { brandRoles } from '@waymark/look/brand';
import type { Hex } from '@waymark/look/oklch';
import { tokenValue } from '@waymark/look/tokens';

/** Of a workspace that has set no colour of its own. */
const USUAL = tokenValue('brand', 'light');

const coloursIn = (scheme: 'light' | 'dark', color: Hex) => {
  const brand = brandRoles(color, scheme);
  return {
    canvas: tokenValue('canvas', scheme),
    surface: tokenValue('surface', scheme),
    ink: tokenValue('ink', scheme),
    support: tokenValue('ink-2', scheme),
    hint: tokenValue('ink-3', scheme),
    line: tokenValue('line', scheme),
    lineStrong: tokenValue('line-2', scheme),
    hover: tokenValue('hover', scheme),
    noteLine: tokenValue('paused', scheme),
    noteTint: tokenValue('paused-tint', scheme),
    danger: tokenValue('danger', scheme),
    brandLine: brand['--brand-line'],
    brandFill: brand['--brand-fill'],
    brandOn: brand['--brand-on'],
    brandText: brand['--brand-text'],
    brandTint: brand['--brand-tint'],
  };
};
export const mailColours = (color: Hex = USUAL) => ({
  light: coloursIn('light', color),
  dark: coloursIn('dark', color),
});
type MailColours = ReturnType<typeof mailColours>;
type Colour = keyof MailColours['light'];
const usual = mailColours();

/** The words on each ground: they are read in both schemes. */
export const pairs: readonly (readonly [words: Colour, ground: Colour])[] = [
  ['support', 'canvas'],
  ['hint', 'canvas'],
  ['brandText', 'canvas'],
  ['ink', 'surface'],
  ['support', 'surface'],
  ['hint', 'surface'],
  ['danger', 'surface'],
  ['brandText', 'surface'],
  ['ink', 'brandTint'],
  ['ink', 'noteTint'],
  ['noteLine', 'noteTint'],
  ['support', 'hover'],
  ['brandOn', 'brandFill'],
];

/**
 * What a part of a mail looks like: inline for mail programs that know nothing else, by a class for
 * the dark scheme.
 */
const parts = {
  ground: { 'background-color': 'canvas' },
  card: { 'background-color': 'surface', 'border-color': 'line', color: 'ink' },
  support: { color: 'support' },
  hint: { color: 'hint' },
  quote: { color: 'support', 'border-color': 'line' },
  note: { 'background-color': 'noteTint', 'border-color': 'noteLine', color: 'ink' },
  noteMark: { color: 'noteLine' },
  avatar: { 'background-color': 'hover', color: 'support' },
  boxed: { 'border-color': 'line', color: 'support' },
  strong: { color: 'ink' },
  plain: { 'background-color': 'surface', 'border-color': 'lineStrong', color: 'ink' },
  row: { 'border-color': 'line' },
  late: { color: 'danger' },
  code: { 'background-color': 'brandTint', color: 'ink' },
  button: { 'background-color': 'brandFill', 'border-color': 'brandLine', color: 'brandOn' },
  link: { color: 'brandText' },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Colour>>>>;
export type ColouredPart = keyof typeof parts;

const declarations = (
  part: ColouredPart,
  scheme: 'light' | 'dark',
  more = '',
  colours: MailColours = usual,
) =>
  Object.entries(parts[part])
    .map(([property, colour]) => `${property}:${colours[scheme][colour as Colour]}${more}`)
    .join(';');

/**
 * The attributes of an element that looks like a part; `style`: what else it looks like in both
 * schemes.
 */
export const looking = (part: ColouredPart, style: string): string =>
  `class="w-${part}" style="${style};${declarations(part, 'light')}"`;

const dark = (within: string, colours: MailColours) =>
  (Object.keys(parts) as ColouredPart[])
    .map((part) => `${within}.w-${part}{${declarations(part, 'dark', ' !important', colours)}}`)
    .join('');

/** Dark, for mail programs that follow the system, and for those of Outlook that mark the page. */
const darkStyles = (colours: MailColours) =>
  `:root{color-scheme:light dark;supported-color-schemes:light dark}@media (prefers-color-scheme:dark){${dark('', colours)}}${dark('[data-ogsc] ', colours)}`;
export const DARK_STYLES = darkStyles(usual);

/**
 * A mail that was drawn in the usual colours, in those of a workspace: what `looking` and
 * `DARK_STYLES` wrote, and nothing that somebody could have typed, since quotes are escaped there.
 */
export function inColour(html: string, color: Hex | null): string {
  if (color === null) return html;
  const colours = mailColours(color);
  const inline = (part: ColouredPart, of: MailColours) =>
    `;${declarations(part, 'light', '', of)}"`;
  return (Object.keys(parts) as ColouredPart[]).reduce(
    (drawn, part) => drawn.replaceAll(inline(part, usual), inline(part, colours)),
    html.replace(DARK_STYLES, () => darkStyles(colours)),
  );
}
