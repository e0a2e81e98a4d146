import { evolveBy, type EventOf } from '../define.ts';
import { boardEvents } from './boardEvents.ts';
import { blockEvents } from './blockEvents.ts';
import { copyEvents } from './copyEvents.ts';
import { milestoneEvents } from './milestoneEvents.ts';
import { moduleEvents } from './moduleEvents.ts';
import { placeholderEvents } from './placeholderEvents.ts';
import type { Plan } from './plan.ts';
import { taskBookingEvents } from './taskBookingEvents.ts';
import { taskEvents } from './taskEvents.ts';
import { variableEvents } from './variableEvents.ts';

export const planEvents = [
  ...copyEvents,
  ...milestoneEvents,
  ...moduleEvents,
  ...blockEvents,
  ...taskEvents,
  ...taskBookingEvents,
  ...boardEvents,
  ...placeholderEvents,
  ...variableEvents,
] as const;
export type PlanEvent = EventOf<typeof planEvents>;

export const evolvePlan = evolveBy<Plan, typeof planEvents>(planEvents);
