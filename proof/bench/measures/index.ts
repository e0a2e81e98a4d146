import type { Measure } from '../finding.ts';
import { append } from './append.ts';
import { asked } from './asked.ts';
import { bigPlan } from './bigPlan.ts';
import { command } from './command.ts';
import { commitToRow } from './commitToRow.ts';
import { dragging } from './dragging.ts';
import { eventStoreDb } from './eventStoreDb.ts';
import { firstTask } from './firstTask.ts';
import { hostileMail } from './hostileMail.ts';
import { list } from './list.ts';
import { longHistory } from './longHistory.ts';
import { openProcess } from './openProcess.ts';
import { projecting } from './projecting.ts';
import { rebuild } from './rebuild.ts';
import { rollOut } from './rollOut.ts';

/** Every measure, in the order of the table. */
export const measures: readonly Measure[] = [
  append,
  eventStoreDb,
  command,
  projecting,
  rebuild,
  list,
  commitToRow,
  rollOut,
  bigPlan,
  openProcess,
  longHistory,
  firstTask,
  asked,
  dragging,
  hostileMail,
];
