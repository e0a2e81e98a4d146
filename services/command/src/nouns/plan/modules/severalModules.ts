import type { Command } from '@waymark/api';
import type { PlanEvent } from '@waymark/events';
import type { PlanHolder } from '../holder.ts';
import { inTurn } from '../inTurn.ts';
import { setModuleAudience, setModuleTitle } from './modules.ts';

/** Whatever is said of each module; what is left out stays. */
export const changeModules = (
  holder: PlanHolder,
  { plan, changes }: Command<'ChangeModules'>,
): PlanEvent[] =>
  inTurn(holder, changes, (now, { moduleId, title, audience }) => [
    ...(title === undefined
      ? []
      : setModuleTitle(now, { plan, moduleId, title })),
    ...(audience === undefined
      ? []
      : setModuleAudience(now, { plan, moduleId, audience })),
  ]);
