/** In pixels: as much as a preview shows. */
const MOST_WIDTH = 640;
/** So many pixels a side are looked at for colours. */
const LOOKED_AT = 48;
const MOST_COLOURS = 3;
/** How far apart two colours are that count as two, of 255 in each channel. */
const APART = 48;

/**
 * A picture as it is shown before it is saved, as an address that stands for itself.
 * @throws DOMException where the browser can't read it
 */
export async function shrunkPicture(file: Blob): Promise<string> {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, MOST_WIDTH / picture.width);
  const drawn = drawnOn(picture, picture.width * scale, picture.height * scale);
  picture.close();
  return drawn.canvas.toDataURL('image/png');
}

/** The colours that a picture has most of, without those that are nearly white. */
export async function coloursIn(address: string): Promise<readonly string[]> {
  const picture = new Image();
  picture.src = address;
  await picture.decode();
  const { data } = drawnOn(picture, LOOKED_AT, LOOKED_AT).getImageData(0, 0, LOOKED_AT, LOOKED_AT);
  return mostOf(data);
}

/** @param pixels red, green, blue and opacity of each, one after the other */
export function mostOf(pixels: Uint8ClampedArray): readonly string[] {
  const counted = new Map<string, { rgb: readonly number[]; count: number }>();
  for (let at = 0; at < pixels.length; at += 4) {
    const rgb = [...pixels.subarray(at, at + 3)];
    const isPale = rgb.every((channel) => channel > 240);
    if ((pixels[at + 3] ?? 0) < 128 || isPale) continue;
    // Edges are smoothed: what is nearly alike counts as one.
    const key = rgb.map((channel) => channel >> 4).join();
    const known = counted.get(key);
    if (known === undefined) counted.set(key, { rgb, count: 1 });
    else known.count += 1;
  }
  const chosen: (readonly number[])[] = [];
  for (const { rgb } of [...counted.values()].toSorted((a, b) => b.count - a.count))
    if (chosen.length < MOST_COLOURS && chosen.every((other) => isApart(rgb, other)))
      chosen.push(rgb);
  return chosen.map((rgb) => `#${rgb.map((one) => one.toString(16).padStart(2, '0')).join('')}`);
}

const isApart = (one: readonly number[], other: readonly number[]): boolean =>
  one.some((channel, at) => Math.abs(channel - (other[at] ?? 0)) > APART);

function drawnOn(picture: CanvasImageSource, width: number, height: number) {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width));
  canvas.height = Math.max(1, Math.round(height));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new DOMException('There is no canvas', 'NotSupportedError');
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return context;
}
