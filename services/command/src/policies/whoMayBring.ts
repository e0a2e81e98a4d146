import type { FileCarrier, Process } from '@waymark/events';
import type { Asker } from './caller.ts';
import { teamOnly } from './policies.ts';
import { whoMayAnswer } from './whoMayAnswer.ts';
import { whoMayTalk } from './whoMayTalk.ts';

type Bringing = { readonly carrier: FileCarrier; readonly taskId: string };

/** Whoever may say what is to carry the file. */
export function whoMayBring(
  asker: Asker,
  process: Process,
  { carrier, taskId }: Bringing,
): boolean {
  switch (carrier) {
    case 'note':
      return teamOnly(asker);
    case 'answers':
      return whoMayAnswer(asker, process, { taskId });
    case 'message':
      return whoMayTalk(asker);
    default:
      return carrier satisfies never;
  }
}
