import { z } from 'zod';
import { profileField } from '../account.ts';
import type { PastVersion } from '../versions.ts';

const changedV1 = z.object({ accountId: z.string(), sealed: z.string() });

/** It was not said which fields of a profile had changed. */
export const profiles: Readonly<Record<string, readonly PastVersion[]>> = {
  ProfileChanged: [
    {
      data: changedV1,
      upcast: (changed: z.infer<typeof changedV1>) => ({
        ...changed,
        fields: profileField.options,
      }),
    },
  ],
};
