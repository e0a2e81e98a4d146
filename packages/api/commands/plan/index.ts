import { blockCommands } from './blocks.ts';
import { followerCommands } from './followers.ts';
import { leavingCommands } from './leaving.ts';
import { milestoneCommands } from './milestones.ts';
import { moduleCommands } from './modules.ts';
import { placeholderCommands } from './placeholders.ts';
import { taskCommands } from './tasks.ts';
import { variableCommands } from './variables.ts';

/** Changes inside one plan. Indexes count from 0 in the list as it will be. */
export const planCommands = {
  ...milestoneCommands,
  ...moduleCommands,
  ...blockCommands,
  ...taskCommands,
  ...placeholderCommands,
  ...variableCommands,
  ...followerCommands,
  ...leavingCommands,
};
