import type { FileCarrier } from '@waymark/events';
import type { Asker } from './caller.ts';
import { teamOnly } from './policies.ts';
import { whoMayTalk } from './whoMayTalk.ts';

/** Whoever may say what is to carry the file. */
export const whoMayBring = (
  asker: Asker,
  _: unknown,
  { carrier }: { readonly carrier: FileCarrier },
): boolean => (carrier === 'note' ? teamOnly : whoMayTalk)(asker);
