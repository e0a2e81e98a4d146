import type { ImportDraft } from '@waymark/api';
import type { Workspace } from '@waymark/events';
import { pageAsAllowed } from '../plan/tasks/bookingPage.ts';
import { withModules } from './draftModules.ts';

/** The draft with booking pages of hosts that are not named here closed, so that a file of another workspace can be read all the same. */
export const pagesAsAllowed = (
  draft: ImportDraft,
  workspace: Pick<Workspace, 'bookingHosts'>,
): ImportDraft =>
  withModules(draft, (module) => ({
    ...module,
    blocks: module.blocks.map((block) =>
      block.kind === 'content'
        ? block
        : { ...block, content: pageAsAllowed(block.content, workspace) },
    ),
  }));
