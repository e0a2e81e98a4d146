import type { ImportDraft } from '@waymark/api';
import type { Workspace } from '@waymark/events';
import { pageAsAllowed } from '../plan/tasks/bookingPage.ts';
import { withTasks } from './draftModules.ts';

/**
 * The draft with booking pages of hosts that are not named here closed, so that a file of another
 * workspace can be read all the same.
 */
export const pagesAsAllowed = (
  draft: ImportDraft,
  workspace: Pick<Workspace, 'bookingHosts'>,
): ImportDraft =>
  withTasks(draft, (task) => ({ ...task, content: pageAsAllowed(task.content, workspace) }));
