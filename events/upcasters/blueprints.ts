import { z } from 'zod';
import type { PastVersion } from '../versions.ts';

const createdV1 = z.object({ blueprintId: z.string(), name: z.string() });

/** Every blueprint was a process. */
export const blueprints = {
  BlueprintCreated: [
    { data: createdV1, upcast: (created: z.infer<typeof createdV1>) => created },
  ] as readonly PastVersion[],
};
