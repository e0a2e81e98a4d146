import { z } from 'zod';

/** A workspace as its clients see it: by name, picture and colour (PRODUCT 22). */
export const brandShown = z.object({
  /** What it is called: its company name, else its own. */
  name: z.string(),
  /** '' for none. */
  claim: z.string(),
  /** Address of its logo; null where it has none. */
  logo: z.string().nullable(),
  /** Address of what stands in the tab of a browser: the logo, else its initials. */
  icon: z.string(),
  /** Custom properties of both schemes, as they stand in a declaration of CSS. */
  style: z.string(),
});
export type BrandShown = z.infer<typeof brandShown>;

/** A picture of the workspace, to those who may change it. */
export const ownPicture = z.object({ fileId: z.string(), url: z.string() });
export type OwnPicture = z.infer<typeof ownPicture>;
export const ownHeader = z.union([
  z.object({ color: z.string() }),
  z.object({ picture: ownPicture }),
]);
export type OwnHeader = z.infer<typeof ownHeader>;
