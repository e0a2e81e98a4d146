import type { BrandShown, OwnHeader, OwnPicture } from '@waymark/api';
import { initials } from '@waymark/look/avatar';
import { brandStyle } from '@waymark/look/brandStyle';
import { tokenValue } from '@waymark/look/tokens';
import { onColour } from '@waymark/look/brand';
import type { PictureLinks, PictureRef } from './pictureLinks.ts';

type Picture = { readonly fileId: string };

/** What a workspace has settled about how clients see it. */
export type BrandSettings = {
  readonly workspaceId: string;
  /** What its team calls it. */
  readonly name: string;
  readonly displayName: string;
  readonly claim: string;
  readonly brandColor: string | null;
  readonly header: { readonly color: string } | { readonly picture: Picture } | null;
  readonly logo: Picture | null;
};

/** The name by which clients know a workspace. */
export const sellerName = ({ name, displayName }: Pick<BrandSettings, 'name' | 'displayName'>) =>
  displayName || name;

/** A workspace as its clients see it. */
export function brandOf(settings: BrandSettings, links: PictureLinks): BrandShown {
  const { claim, brandColor: color } = settings;
  const { logo, header } = picturesOf(settings, links);
  const look = header !== null && 'picture' in header ? { picture: header.picture.url } : header;
  const name = sellerName(settings);
  return {
    ...{ name, claim, logo: logo?.url ?? null },
    icon: logo?.url ?? lettersAsIcon(initials(name), color ?? tokenValue('brand', 'light')),
    style: Object.entries(brandStyle({ color, header: look }))
      .map(([property, value]) => `${property}:${value};`)
      .join(''),
  };
}

/** Its pictures with their addresses. */
export function picturesOf(
  { workspaceId, logo, header }: Pick<BrandSettings, 'workspaceId' | 'logo' | 'header'>,
  links: PictureLinks,
): { readonly logo: OwnPicture | null; readonly header: OwnHeader | null } {
  const shown = (kind: PictureRef['kind'], { fileId }: Picture): OwnPicture => ({
    fileId,
    url: links.url({ workspaceId, kind }, fileId),
  });
  return {
    logo: logo && shown('logo', logo),
    header:
      header !== null && 'picture' in header
        ? { picture: shown('header', header.picture) }
        : header,
  };
}

/** Letters alone stand there: nothing of a name is markup. */
const lettersAsIcon = (letters: string, color: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="${color}"/><text x="16" y="21" text-anchor="middle" font-family="sans-serif" font-size="14" font-weight="600" fill="${onColour(color)}">${letters.replaceAll(/[^\p{L}\p{N}]/gu, '')}</text></svg>`,
  )}`;
