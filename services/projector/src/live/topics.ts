import { nouns, partsOfStream } from '@waymark/events';
import type { Known } from '../readModels/readModel.ts';

/** What an event changes for those who look, in the words of `GET /api/live`. */
export function topicsOf({ type, stream }: Known): readonly string[] {
  const { kind, id } = partsOfStream(stream);
  return nouns[kind].topics?.(type, id) ?? [];
}
