import { blockTable } from './blocks/commands.ts';
import { followerTable } from './followers/commands.ts';
import { jobTable } from './jobs/commands.ts';
import { leavingTable } from './leaving/commands.ts';
import { milestoneTable } from './milestones/commands.ts';
import { moduleTable } from './modules/commands.ts';
import { placeholderTable } from './placeholders/commands.ts';
import { taskTable } from './tasks/commands.ts';
import { variableTable } from './variables/commands.ts';

/** What changes a plan, which a blueprint and a process hold alike, and the board of a project. */
export const planTable = {
  ...milestoneTable,
  ...moduleTable,
  ...blockTable,
  ...taskTable,
  ...placeholderTable,
  ...variableTable,
  ...followerTable,
  ...leavingTable,
  ...jobTable,
};
