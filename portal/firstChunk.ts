import { join } from 'node:path';
import type { Rolldown } from 'vite';

type Graph = { getModuleInfo(id: string): Rolldown.ModuleInfo | null };

const entry = join(import.meta.dirname, 'index.html');
/** The pages with which a visit begins; the one that is asked for comes beside the entry (src/App.tsx). */
export const firstPages = ['src/home/HomePage.tsx', 'src/task/TaskPage.tsx'];

/**
 * What the entry needs, and what all first pages need, in one file, for one build: modules that later files of script use too
 * would otherwise stand in files of their own beside it, which gzip makes less of, and which travel one by one.
 */
export function firstChunk(): Rolldown.CodeSplittingGroup {
  let first: ReadonlySet<string> | undefined;
  return {
    debugName: 'first',
    name: (id, graph) =>
      (first ??= neededFirst(graph)).has(id) ? 'first' : null,
  };
}

function neededFirst(graph: Graph): ReadonlySet<string> {
  const [some, ...others] = firstPages.map((page) =>
    neededBy(join(import.meta.dirname, page), graph),
  );
  const shared = [...some!].filter((id) => others.every((all) => all.has(id)));
  return new Set([...neededBy(entry, graph), ...shared]);
}

function neededBy(id: string, graph: Graph): ReadonlySet<string> {
  const needed = new Set([id]);
  // A set grows while it is walked.
  for (const one of needed)
    for (const imported of graph.getModuleInfo(one)?.importedIds ?? [])
      needed.add(imported);
  return needed;
}
