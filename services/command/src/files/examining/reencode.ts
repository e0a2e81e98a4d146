import { join } from 'node:path';
import sharp from 'sharp';
import { MOST_MEGAPIXELS } from './kinds.ts';

/**
 * A content as it is to be put into the store; width and height in pixels, null where it is no
 * picture.
 */
export type Reencoded = {
  readonly path: string;
  readonly bytes: number;
  readonly width: number | null;
  readonly height: number | null;
};

/**
 * Widths in pixels: in a list, in a page, and looked at closely. A picture is never made larger.
 */
const WIDTHS = [320, 960, 1920];
const QUALITY = 82;
/** Most pixels that a side of a WebP has: a long screenshot becomes narrower instead. */
const LONGEST = 16_383;

// Only what is decoded here is decoded at all: SVG, PDF and whatever else the library knows never
// are.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegFile',
    'VipsForeignLoadPngFile',
    'VipsForeignLoadWebpFile',
    'VipsForeignLoadNsgifFile',
  ],
});
sharp.cache(false);
sharp.concurrency(1);

type Written =
  | { readonly type: string; readonly contents: readonly Reencoded[] }
  | { readonly why: 'unreadable' | 'tooLarge' };

/**
 * Writes a picture anew as WebP in three widths: turned as it is to be seen, without what a camera
 * says of place and time.
 */
export async function reencode(path: string, folder: string): Promise<Written> {
  try {
    const { width = 0, height = 0 } = await sharp(path, { limitInputPixels: false }).metadata();
    if (width * height > MOST_MEGAPIXELS * 1_000_000) return { why: 'tooLarge' };
    const upright = sharp(path, {
      limitInputPixels: MOST_MEGAPIXELS * 1_000_000,
      failOn: 'error',
      sequentialRead: true,
    });
    const { autoOrient } = await upright.metadata();
    const contents: Reencoded[] = [];
    for (const widest of widthsFor(autoOrient.width)) {
      const made = join(folder, `${widest}.webp`);
      const { size, ...is } = await upright
        .clone()
        .autoOrient()
        .resize({ ...{ width: widest, height: LONGEST, fit: 'inside' }, withoutEnlargement: true })
        .webp({ quality: QUALITY })
        .toFile(made);
      contents.push({ path: made, bytes: size, width: is.width, height: is.height });
    }
    return { type: 'image/webp', contents };
  } catch {
    // Whatever a decoder says, it can't read it.
    return { why: 'unreadable' };
  }
}

/** Those that are smaller than the picture, and the first one that is not. */
function widthsFor(width: number): readonly number[] {
  const enough = WIDTHS.findIndex((each) => each >= width);
  return enough === -1 ? WIDTHS : WIDTHS.slice(0, enough + 1);
}
