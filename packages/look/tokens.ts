import type { Scheme } from './brand.ts';

/** Every colour of tokens.css as [light, dark]. A test reads the css and proves them equal. */
const colours = {
  canvas: ['#f7f7f5', '#111314'],
  surface: ['#ffffff', '#1a1c1d'],
  raised: ['#ffffff', '#232628'],
  hover: ['#f2f3f1', '#232628'],
  'raised-hover': ['#f2f3f1', '#2b2e30'],
  sunken: ['#eeefec', '#2b2e30'],
  inverse: ['#1e2225', '#f0f1f0'],
  'on-inverse': ['#f4f5f4', '#16191c'],
  scrim: ['rgb(22 25 28 / .36)', 'rgb(0 0 0 / .6)'],
  ink: ['#16191c', '#eceeed'],
  'ink-2': ['#4b5157', '#b7bcbd'],
  'ink-3': ['#646a70', '#a0a6a8'],
  'ink-off': ['#9aa0a4', '#62686b'],
  line: ['#e5e6e3', '#2a2d2f'],
  'line-2': ['#d3d6d3', '#3a3e40'],
  control: ['#868c91', '#767c80'],
  focus: ['#1d5bd8', '#8ab4ff'],
  'focus-inverse': ['#8ab4ff', '#1d5bd8'],
  brand: ['#0b6e69', '#0b6e69'],
  'brand-fill': ['#0b6e69', '#0b6e69'],
  'brand-on': ['#ffffff', '#ffffff'],
  'brand-hover': ['#075e5a', '#075e5a'],
  'brand-press': ['#09524e', '#09524e'],
  'brand-line': ['#0b6e69', '#3d928c'],
  'brand-text': ['#0b6e69', '#61b4ae'],
  'brand-tint': ['#edf9f7', '#172f2d'],
  'brand-tint-2': ['#d4f0ee', '#19413e'],
  todo: ['#646a70', '#a3a9ab'],
  'todo-tint': ['#eeefec', '#2b2e30'],
  active: ['#1f5cb8', '#8ab6f5'],
  'active-tint': ['#e9f1fc', '#1b2c45'],
  paused: ['#875a06', '#e0b25c'],
  'paused-tint': ['#fbf2de', '#382c14'],
  stuck: ['#b3301b', '#f79a86'],
  'stuck-tint': ['#fcece8', '#43201a'],
  done: ['#1d7242', '#7ccb98'],
  'done-tint': ['#e6f4eb', '#16331f'],
  asof: ['#6b3fa6', '#c5a6f2'],
  'asof-tint': ['#f4eefb', '#302342'],
  danger: ['#b3301b', '#f79a86'],
  'danger-fill': ['#b3301b', '#b3301b'],
  'danger-on': ['#ffffff', '#ffffff'],
  'mark-0': ['#2f6fde', '#7fabf7'],
  'mark-1': ['#b7541c', '#ef9a63'],
  'mark-2': ['#17806d', '#4fbfa8'],
  'mark-3': ['#8a4fc4', '#bd92ec'],
  'mark-4': ['#a3700a', '#d9ab45'],
  'mark-5': ['#c23f78', '#f08ab5'],
  'mark-6': ['#4f7d1f', '#9ac65f'],
  'mark-7': ['#5a6b7d', '#a3b2c2'],
} as const satisfies Record<string, readonly [light: string, dark: string]>;

/** A colour token's name without its two dashes, e.g. `ink-2`. */
export type TokenName = keyof typeof colours;

/** All colour tokens, in the order of tokens.css. */
export const tokenNames = Object.keys(colours) as TokenName[];

/**
 * A colour token as a literal, for the few places that cannot take `var(--…)`: MUI's palette, mail,
 * `theme-color`. Everywhere else write `var(--name)`.
 */
export const tokenValue = (name: TokenName, scheme: Scheme): string =>
  colours[name][scheme === 'light' ? 0 : 1];
