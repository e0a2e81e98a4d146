import { z } from 'zod';
import { isEasyPassword } from '../easyPassword.ts';
import { id } from '../text.ts';
import { command } from './command.ts';
import { ofSample } from './sample.ts';

const of = z.object({ kind: z.enum(['process', 'project']), id });
const sample = { of: { kind: 'process', id: ofSample.processId } } as const;

/** A process or a project shared by a link and a password (PRODUCT 17). */
export const shareCommands = {
  /**
   * The first password makes the link; each after it keeps the link, and whoever came in by the one
   * before is out.
   */
  SetSharePassword: command(
    z.object({
      of,
      password: z
        .string()
        .min(10, 'must have at least 10 characters')
        .max(200, 'must have at most 200 characters')
        .refine(
          (password) => !isEasyPassword(password),
          'is one of those that are tried first; take several words that do not belong together',
        ),
    }),
    { ...sample, password: 'harbour-lantern-42' },
  ),
  /**
   * What is left out stays. `until`: instant from which on the link leads nowhere; null: no end.
   */
  SetShareTerms: command(
    z.object({
      of,
      open: z.boolean().optional(),
      mayWork: z.boolean().optional(),
      until: z.iso.datetime({ offset: true }).nullable().optional(),
    }),
    { ...sample, mayWork: false },
  ),
  /** The link leads nowhere for good, and whoever came in by it is out. */
  StopSharing: command(z.object({ of }), sample),
};
