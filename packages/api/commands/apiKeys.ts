import { z } from 'zod';
import { apiKeyIdShape } from '../apiKeyText.ts';
import { apiScopes } from '../apiScopes.ts';
import { name } from '../text.ts';
import { command } from './command.ts';

const keyId = z.string().regex(apiKeyIdShape, 'must be k and 15 small letters or digits');
/** An instant; at the next whole millisecond as Waymark writes it. */
const instant = z.iso
  .datetime({ offset: true })
  .transform((given) => new Date(given).toISOString())
  .nullable();
/** The text of the key, which its maker draws: it is sent once, and kept as a digest. */
const key = z.string().max(100, 'must have at most 100 characters');
const example = { keyId: 'knewkeyofsamplew' };

/** Keys by which programs work in a workspace (PRODUCT 21). */
export const apiKeyCommands = {
  /** `until`: when it ends by itself; null: never. */
  MakeApiKey: command(
    z.object({
      ...{ keyId, name, key },
      scopes: z.array(z.enum(apiScopes)).min(1, 'must name at least one').max(apiScopes.length),
      until: instant,
    }),
    {
      ...example,
      name: 'Reporting',
      key: 'wm_w_knewkeyofsamplew_BmNyZAlMxY9kLwX8jKvW7iJuV6hItU5gHsT4f22yPhE',
      scopes: ['executions:read', 'people:read'],
      until: null,
    },
  ),
  /**
   * Gives it another text. The one of before works as well until `previousUntil`, at most seven
   * days; null ends it at once.
   */
  RotateApiKey: command(z.object({ keyId, key, previousUntil: instant }), {
    ...example,
    key: 'wm_w_knewkeyofsamplew_wvutsrqponmlkjihgfedcbaZYXWVUTSRQPONM2sN3tl',
    previousUntil: null,
  }),
  /** It works no more from this moment on, nor does a text of before. */
  EndApiKey: command(z.object({ keyId }), example),
};
