import type { PlanEvent } from '@waymark/events';
import type { PlanState } from '../../planStates.ts';
import type { Known } from '../../readModel.ts';
import { PlanNames } from '../planNames.ts';
import { created, day, modified, removed, told, type Told } from '../told.ts';
import { tellBlock } from './blocks.ts';
import { tellCopy } from './copy.ts';
import { tellDirectory } from './directory.ts';
import { tellMilestone } from './milestones.ts';
import { tellModule } from './modules.ts';
import { tellPlaceholder } from './placeholders.ts';
import { tellTask } from './tasks.ts';
import { tellVariable } from './variables.ts';

/** States of the event's plan right before and right after it; null for events of other streams. */
export type Around = { readonly before: PlanState; readonly after: PlanState } | null;

/** An event in words. @throws Error for an event that nobody has put into words */
export function tellEvent(event: Known, around: Around): Told {
  const words = around === null ? tellDirectory(event) : (tellWhole(event) ?? tellPart(event, around));
  if (words === null) throw new Error(`nobody has put ${event.type} into words`);
  return words;
}

function tellPart(event: Known, { before, after }: NonNullable<Around>): Told | null {
  const names = new PlanNames(before.plan, after.plan);
  const part = event as unknown as PlanEvent;
  return (
    tellTask(part, names) ??
    tellBlock(part, names) ??
    tellModule(part, names, before.plan, after.plan) ??
    tellMilestone(part, names, before.plan, after.plan) ??
    tellPlaceholder(part, names) ??
    tellVariable(part) ??
    tellCopy(part, names, after.name)
  );
}

function tellWhole({ type, data }: Known): Told | null {
  switch (type) {
    case 'BlueprintCreated':
      return told(`created the blueprint ${data.name}`, data.name, [created('Blueprint', data.name)]);
    case 'BlueprintDeleted':
      return told(`deleted the blueprint ${data.name}`, data.name, [removed('Blueprint', data.name)]);
    case 'ProcessCreated':
      return told(`created ${data.name}`, data.name, [created('Process', data.name), created('Start', day(data.start)), created('End', day(data.end))]);
    case 'ProcessDeleted':
      return told(`deleted ${data.name}`, data.name, [removed('Process', data.name)]);
    case 'BlueprintRenamed':
    case 'ProcessRenamed':
      return told(`renamed ${data.to}`, data.to, [modified('Name', data.from, data.to)]);
    default:
      return null;
  }
}
