import { shownDraft, type ImportDraft } from '@waymark/api';
import { refusalText } from '@waymark/api/problems';
import { z } from 'zod';
import { ImportRefused } from '../../payloads/importRefused.ts';

/** An exported blueprint, whole. */
const exported = z.object({
  waymark: z.literal('blueprint'),
  version: z.literal(1),
  name: z.string().min(1).max(200),
  draft: shownDraft,
});

export const asJson = (name: string, draft: ImportDraft): string =>
  `${JSON.stringify({ waymark: 'blueprint', version: 1, name, draft }, null, 2)}\n`;

/** What a file of ours says at its beginning, whatever became of the rest of it. */
const OURS = /^\s*\{\s*"waymark"\s*:\s*"blueprint"/;

/**
 * An exported blueprint that comes back as JSON; null for any other document.
 * @throws ImportRefused `import-broken`, naming the place, where one of ours can't be read any more
 */
export function readJson(source: string): { name: string; draft: ImportDraft } | null {
  const text = source.replace(/^\uFEFF/, '');
  if (!text.trimStart().startsWith('{')) return null;
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    if (!OURS.test(text)) return null;
    const at = /position (\d+)/.exec((error as SyntaxError).message)?.[1];
    throw broken(at === undefined ? '' : `line ${text.slice(0, Number(at)).split('\n').length}`);
  }
  const found = exported.safeParse(json);
  if (found.success) return { name: found.data.name, draft: uniqueKeys(found.data.draft) };
  if ((json as { waymark?: unknown }).waymark !== 'blueprint') return null;
  throw broken(found.error.issues[0]?.path.join('.') ?? '');
}

const broken = (where: string): ImportRefused =>
  new ImportRefused('import-broken', refusalText('importJsonBroken', where));

/** Of what was copied with its key the copy gets one of its own. */
function uniqueKeys(draft: ImportDraft): ImportDraft {
  const taken = new Set<string>();
  const free = <T extends { key: string }>(item: T): T => {
    let { key } = item;
    for (let copy = 2; taken.has(key); copy++) key = `${item.key}-${copy}`;
    taken.add(key);
    return { ...item, key };
  };
  return {
    ...draft,
    milestones: draft.milestones.map((milestone) => ({
      ...free(milestone),
      modules: milestone.modules.map((module) => ({
        ...free(module),
        blocks: module.blocks.map(free),
      })),
    })),
  };
}
