import type { Command } from '@waymark/api';
import type { PlanEvent } from '@waymark/events';
import type { PlanHolder } from '../holder.ts';
import type { Steps } from '../../../decisions/steps.ts';
import { inTurnInSteps } from '../inTurn.ts';
import { setModule } from './modules.ts';

/** Whatever is said of each module; what is left out stays. */
export const changeModules = (
  holder: PlanHolder,
  { changes }: Command<'ChangeModules'>,
): Steps<PlanEvent[]> =>
  inTurnInSteps(holder, changes, (now, { moduleId, title, audience }) => [
    ...(title === undefined ? [] : setModule('title')(now, { moduleId, title })),
    ...(audience === undefined ? [] : setModule('audience')(now, { moduleId, audience })),
  ]);
