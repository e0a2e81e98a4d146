import { z } from 'zod';

/**
 * One message of `GET /api/live`. Topics: `plan:<id>` (anything in that blueprint or process), `executions`,
 * `blueprints`, `people`, `clients`, `projects`, `roles`, `workspace`. Readers fetch again with `after=<position>`.
 */
export const liveChange = z.object({
  position: z.string(),
  topics: z.array(z.string()),
});
export type LiveChange = z.infer<typeof liveChange>;
