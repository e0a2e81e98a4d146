import { clamp, contrast, fromOklch, toOklch } from './oklch.ts';
import type { Hex } from './oklch.ts';

export type Scheme = 'light' | 'dark';

/** The custom properties that a workspace's brand sets on `:root`, in one scheme. */
export type BrandRoles = {
  '--brand-fill': Hex;
  '--brand-on': Hex;
  '--brand-hover': Hex;
  '--brand-press': Hex;
  '--brand-line': Hex;
  '--brand-text': Hex;
  '--brand-tint': Hex;
  '--brand-tint-2': Hex;
};

type Ground = {
  surface: Hex;
  canvas: Hex;
  toward: -1 | 1;
  tint: [number, number];
  tint2: [number, number];
};

/**
 * The grounds that a brand must stand out from, and where its tints lie: [lightness, highest
 * chroma].
 */
const grounds: Record<Scheme, Ground> = {
  light: {
    surface: '#ffffff',
    canvas: '#f7f7f5',
    toward: -1,
    tint: [0.972, 0.012],
    tint2: [0.935, 0.03],
  },
  dark: {
    surface: '#1a1c1d',
    canvas: '#111314',
    toward: 1,
    tint: [0.285, 0.03],
    tint2: [0.345, 0.045],
  },
};

/**
 * Any workspace colour as contrast-safe roles: words reach 4.5:1, shapes 3:1, on every ground they
 * may meet. Compute once when a brand is saved. `brandRoles('#0b6e69', 'light')` gives the defaults
 * in tokens.css.
 *
 * @param brand `#rrggbb`
 * @throws RangeError if it is not `#rrggbb`
 */
export function brandRoles(brand: Hex, scheme: Scheme): BrandRoles {
  const { surface, canvas, toward, tint: tintAt, tint2: tint2At } = grounds[scheme];
  const [, chroma, hue] = toOklch(brand);
  const tint = fromOklch([tintAt[0], Math.min(tintAt[1], chroma), hue]);
  const tint2 = fromOklch([tint2At[0], Math.min(tint2At[1], chroma), hue]);
  const reaches = (ratio: number) => (colour: Hex) =>
    [surface, canvas, tint, tint2].every((ground) => contrast(colour, ground) >= ratio);
  const on = onColour(brand);
  return {
    '--brand-fill': brand,
    '--brand-on': on,
    '--brand-hover': stepAwayFrom(on, brand, 0.05),
    '--brand-press': stepAwayFrom(on, brand, 0.09),
    '--brand-line': moveUntil(reaches(3), brand, toward),
    '--brand-text': moveUntil(reaches(4.5), brand, toward),
    '--brand-tint': tint,
    '--brand-tint-2': tint2,
  };
}

/**
 * The text colour for a ground taken as given: white where it reaches 4.5:1, else black. One of
 * them always does.
 */
export const onColour = (ground: Hex): Hex =>
  contrast('#ffffff', ground) >= 4.5 ? '#ffffff' : '#000000';

/** Whether what is written on a ground is white. */
export const isWrittenWhite = (ground: Hex): boolean => onColour(ground) === '#ffffff';

function moveUntil(good: (colour: Hex) => boolean, brand: Hex, toward: -1 | 1): Hex {
  if (good(brand)) return brand;
  const [lightness, chroma, hue] = toOklch(brand);
  for (let i = 1; i <= 100; i++) {
    const next = fromOklch([clamp(lightness + toward * i * 0.01), chroma, hue]);
    if (good(next)) return next;
  }
  return toward < 0 ? '#000000' : '#ffffff';
}

/**
 * Lightness moves away from the text, so contrast only grows; a near-black or near-white fill turns
 * back instead.
 */
function stepAwayFrom(on: Hex, fill: Hex, by: number): Hex {
  const [lightness, chroma, hue] = toOklch(fill);
  if (on === '#ffffff')
    return fromOklch([lightness < 0.25 ? lightness + 2 * by : lightness - by, chroma, hue]);
  return fromOklch([lightness > 0.93 ? lightness - 2 * by : lightness + by, chroma, hue]);
}
