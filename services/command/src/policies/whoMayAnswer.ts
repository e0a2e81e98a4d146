import type { Process, Project } from '@waymark/events';
import type { Asker } from './caller.ts';
import { mayWorkOnTask } from './mayWorkOnTask.ts';
import { whoMayTalk } from './whoMayTalk.ts';

/**
 * The team, users of the client, and a guest who may work on the task (PRODUCT 17.4). Whether it
 * asks for a form, and is with the client, is decided on then.
 */
export const whoMayAnswer = (
  asker: Asker,
  plan: Process | Project,
  task: { readonly taskId: string },
): boolean => (asker.kind === 'guest' ? mayWorkOnTask(asker, plan, task) : whoMayTalk(asker));
