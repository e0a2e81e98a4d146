import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
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
export const reencode = (path: string, folder: string): Promise<Written> =>
  decoded(path, async (picture, width) => {
    const contents: Reencoded[] = [];
    for (const widest of widthsFor(width)) {
      const smaller = picture
        .clone()
        .resize({ ...{ width: widest, height: LONGEST, fit: 'inside' }, withoutEnlargement: true })
        .webp({ quality: QUALITY });
      contents.push(await written(smaller, join(folder, `${widest}.webp`)));
    }
    return { type: 'image/webp', contents };
  });

/** What a picture that the workspace shows of itself is of. */
export type BrandShape = 'logo' | 'header';
/** In pixels: three times as high as a logo is shown, and so much wider at most. */
const LOGO = { width: 384, height: 96 };
/** In pixels: as wide as a desk, and three times as high as the header is. */
const HEADER = { width: 1920, height: 192 };

/**
 * Writes a picture anew as it is shown: a logo as PNG, which every mail program reads, whole and
 * with its transparent parts; a header as WebP, a band out of its middle.
 */
export const reencodeForBrand = (
  path: string,
  folder: string,
  shape: BrandShape,
): Promise<Written> =>
  decoded(path, async (picture) => {
    const made = join(folder, shape);
    if (shape === 'header') {
      const band = picture.resize({ ...HEADER, fit: 'cover' }).webp({ quality: QUALITY });
      return { type: 'image/webp', contents: [await written(band, made)] };
    }
    const logo = picture.resize({ ...LOGO, fit: 'inside', withoutEnlargement: true }).png();
    return { type: 'image/png', contents: [await written(logo, made)] };
  });

async function written(picture: Sharp, path: string): Promise<Reencoded> {
  const { size, width, height } = await picture.toFile(path);
  return { path, bytes: size, width, height };
}

/** Works on a picture as it is to be seen. @param make is told its width, in pixels */
async function decoded(
  path: string,
  make: (picture: Sharp, width: number) => Promise<Written>,
): Promise<Written> {
  try {
    const { width = 0, height = 0 } = await sharp(path, { limitInputPixels: false }).metadata();
    if (width * height > MOST_MEGAPIXELS * 1_000_000) return { why: 'tooLarge' };
    const picture = sharp(path, {
      limitInputPixels: MOST_MEGAPIXELS * 1_000_000,
      failOn: 'error',
      sequentialRead: true,
    });
    const { autoOrient } = await picture.metadata();
    return await make(picture.autoOrient(), autoOrient.width);
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
