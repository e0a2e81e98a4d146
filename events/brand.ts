import { z } from 'zod';
import { fileContent } from './file.ts';

/** `#rrggbb`, in small letters. */
export const colour = z
  .string()
  .overwrite((typed) => typed.trim().toLowerCase())
  .regex(/^#[0-9a-f]{6}$/, 'must be a colour such as #0b6e69');

/**
 * A picture that was brought for a workspace and is shown now: its file and what is served of it.
 */
export const brandPicture = z.object({
  fileId: z.string(),
  /** By its content: `image/png` of a logo, `image/webp` of a header. */
  type: z.string(),
  content: fileContent,
});
export type BrandPicture = z.infer<typeof brandPicture>;

/** The ground of the portal's header: one colour or a picture. */
export const brandHeader = z.union([
  z.object({ color: z.string() }),
  z.object({ picture: brandPicture }),
]);
export type BrandHeader = z.infer<typeof brandHeader>;

/** The picture that a header shows; null where it is of one colour, or white. */
export const pictureOf = (header: BrandHeader | null): BrandPicture | null =>
  header !== null && 'picture' in header ? header.picture : null;
