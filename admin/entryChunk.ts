import { join } from 'node:path';
import type { Rolldown } from 'vite';

type Graph = { getModuleInfo(id: string): Rolldown.ModuleInfo | null };

const page = join(import.meta.dirname, 'index.html');
const entry = join(import.meta.dirname, 'src/shell/main.tsx');
const root = join(import.meta.dirname, '..');

/**
 * Libraries follow those who use them: what an index of theirs names besides is no need of the
 * entry.
 */
const isOurs = (id: string): boolean => id.startsWith(root) && !id.includes('/node_modules/');

/**
 * What the entry needs in one file, for one build: what later files of script use too would
 * otherwise stand in dozens of small files beside it, which gzip makes less of.
 */
export function entryChunk(): Rolldown.CodeSplittingGroup {
  let needed: ReadonlySet<string> | undefined;
  return {
    debugName: 'entry',
    name: (id, graph) =>
      isOurs(id) && id !== page && id !== entry && (needed ??= neededBy(entry, graph)).has(id)
        ? 'first'
        : null,
  };
}

function neededBy(id: string, graph: Graph): ReadonlySet<string> {
  const needed = new Set([id]);
  // A set grows while it is walked.
  for (const one of needed)
    for (const imported of graph.getModuleInfo(one)?.importedIds ?? []) needed.add(imported);
  return needed;
}
