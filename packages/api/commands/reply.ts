import { z } from 'zod';

/** Answer to a command: revision of the target stream and position in the log after it; the newest ones where nothing changed. */
export const commandReply = z.object({
  revision: z.string(),
  position: z.string(),
});
export type CommandReply = z.infer<typeof commandReply>;

/** What an import would make, before anything happens: `POST /api/previews/blueprint-import {fileName, source}`. */
export const importPreview = z.object({
  title: z.string(),
  milestones: z.array(
    z.object({
      name: z.string(),
      line: z.number(),
      modules: z.array(
        z.object({
          title: z.string(),
          line: z.number(),
          /** Text blocks in it. */
          texts: z.number(),
          tasks: z.array(
            z.object({
              headline: z.string(),
              line: z.number(),
              links: z.array(z.string()),
            }),
          ),
          links: z.array(z.string()),
        }),
      ),
    }),
  ),
  /** Everything that was left out or changed, by line. */
  notes: z.array(
    z.object({ line: z.number(), kind: z.string(), text: z.string() }),
  ),
  counts: z.object({
    milestones: z.number(),
    modules: z.number(),
    tasks: z.number(),
    links: z.number(),
    comments: z.number(),
  }),
});
export type ImportPreview = z.infer<typeof importPreview>;
