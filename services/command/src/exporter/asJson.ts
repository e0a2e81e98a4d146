import { shownDraft, type ImportDraft } from '@waymark/api';
import { z } from 'zod';

/** An exported blueprint, whole. */
const exported = z.object({
  waymark: z.literal('blueprint'),
  version: z.literal(1),
  name: z.string().min(1).max(200),
  draft: shownDraft,
});

export const asJson = (name: string, draft: ImportDraft): string =>
  `${JSON.stringify({ waymark: 'blueprint', version: 1, name, draft }, null, 2)}\n`;

/** An exported blueprint that comes back as JSON; null for any other document. */
export function readJson(
  source: string,
): { name: string; draft: ImportDraft } | null {
  if (!source.trimStart().startsWith('{')) return null;
  try {
    const found = exported.safeParse(JSON.parse(source));
    return found.success
      ? { name: found.data.name, draft: found.data.draft }
      : null;
  } catch {
    return null;
  }
}
