import type { Command } from '@waymark/api';
import type {
  BrandPicture,
  BrandPictureKind,
  StoredFile,
  Workspace,
  WorkspaceEvent,
} from '@waymark/events';
import { existing } from '../../decisions/decision.ts';
import { setWorkspace } from './workspace.ts';

/** Shows a logo that was brought (PRODUCT 22.2); null takes it away. */
export const setWorkspaceLogo = (
  state: Workspace,
  { logo: fileId }: Command<'SetWorkspaceLogo'>,
  file: StoredFile,
): WorkspaceEvent[] =>
  setWorkspace('logo')(state, {
    logo: fileId === null ? null : brought(file, { fileId, kind: 'logo', field: 'logo' }),
  });

/** The header of the portal is of one colour, shows a picture that was brought, or is white. */
export const setWorkspaceHeader = (
  state: Workspace,
  { header }: Command<'SetWorkspaceHeader'>,
  file: StoredFile,
): WorkspaceEvent[] =>
  setWorkspace('header')(state, {
    header:
      header !== null && 'picture' in header
        ? { picture: brought(file, { fileId: header.picture, kind: 'header', field: 'header' }) }
        : header,
  });

export const resetStyles = (state: Workspace): WorkspaceEvent[] => [
  ...setWorkspace('logo')(state, { logo: null }),
  ...setWorkspace('brandColor')(state, { brandColor: null }),
  ...setWorkspace('header')(state, { header: null }),
];

type Wanted = { readonly fileId: string; readonly kind: BrandPictureKind; readonly field: string };

/** @throws DecisionRefused `file-not-found` for what was never brought for it, or is gone */
function brought(file: StoredFile, { fileId, kind, field }: Wanted): BrandPicture {
  const found = new Map<string, BrandPicture>();
  if (file.life === 'present' && file.broughtTo.carrier === 'brand') {
    const { kind: of, type } = file.broughtTo;
    const [content] = file.contents;
    if (of === kind && content !== undefined) found.set(fileId, { fileId, type, content });
  }
  return existing(found, fileId, 'file', field);
}
