import { z } from 'zod';
import { kindsOf } from '../plan/kind.ts';
import { form } from './form.ts';
import { schedule } from './schedule.ts';
import { simple } from './simple.ts';

export type { BookingProvider } from './bookingProviders.ts';
export { bookingProvider } from './schedule.ts';
export { taskAction, type TaskAction } from './simple.ts';

/** The types of task. */
export const taskTypes = kindsOf({ simple, form, schedule });
export type TaskType = (typeof taskTypes.types)[number];

/** What a task holds by its type. */
export const taskContent = z.discriminatedUnion('type', taskTypes.contents);
export type TaskContent = z.infer<typeof taskContent>;
