import { z } from 'zod';

/**
 * One message `change` of `GET /api/live`. Topics: `plan:<id>` (anything in that blueprint or
 * process), `executions`, `blueprints`, `people`, `clients`, `projects`, `roles`, `notices`,
 * `workspace`. Readers fetch again with `after=<position>`.
 */
export const liveChange = z.object({ position: z.string(), topics: z.array(z.string()) });
export type LiveChange = z.infer<typeof liveChange>;

/**
 * The messages `position` and `reload`: everything up to the position has been told, or can't be
 * told any more and is to be read anew. Who was cut off comes back with `after=<position of the
 * last message>`, or a browser with `Last-Event-ID`.
 */
export const livePosition = z.object({ position: z.string() });
