/**
 * Colour arithmetic in OKLCH, the space in which equal steps of lightness look equal.
 * Conversion constants: Björn Ottosson, "A perceptual color space for image processing".
 */

/** `#rrggbb`. */
export type Hex = string;

/** Lightness 0–1, chroma from 0, hue in radians. */
export type Oklch = readonly [lightness: number, chroma: number, hue: number];

type Rgb = readonly [red: number, green: number, blue: number];

/** True for `#rrggbb`, the only spelling of a colour that the brand rule takes. */
export const isHex = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text);

/** The colour in OKLCH. @throws RangeError if it is not `#rrggbb`. */
export function toOklch(hex: Hex): Oklch {
  const [r, g, b] = linearChannels(hex);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    Math.hypot(a, bb),
    Math.atan2(bb, a),
  ];
}

/** The nearest sRGB colour: outside of the gamut chroma is given up, lightness and hue are kept. */
export function fromOklch([lightness, chroma, hue]: Oklch): Hex {
  for (let c = chroma; ; c -= 0.004) {
    const rgb = oklchToLinear(lightness, Math.max(c, 0), hue);
    if (c <= 0 || rgb.every((v) => v >= -0.0005 && v <= 1.0005))
      return `#${rgb.map(toHexPair).join('')}`;
  }
}

/** WCAG 2.2 contrast ratio of two colours, 1 to 21. @throws RangeError if one is not `#rrggbb`. */
export function contrast(one: Hex, other: Hex): number {
  const [x, y] = [luminance(one), luminance(other)];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}

/** A number held between 0 and 1. */
export const clamp = (x: number): number => Math.min(1, Math.max(0, x));

function linearChannels(hex: Hex): Rgb {
  if (!isHex(hex)) throw new RangeError(`A colour is written #rrggbb, this is "${hex}"`);
  const channel = (at: number): number =>
    toLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return [channel(1), channel(3), channel(5)];
}

function luminance(hex: Hex): number {
  const [r, g, b] = linearChannels(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function oklchToLinear(lightness: number, chroma: number, hue: number): Rgb {
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

const toLinear = (v: number): number => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
const toGamma = (v: number): number =>
  v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055;
const toHexPair = (linear: number): string =>
  Math.round(clamp(toGamma(clamp(linear))) * 255)
    .toString(16)
    .padStart(2, '0');
