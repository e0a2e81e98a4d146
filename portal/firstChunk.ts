import { basename, dirname, join } from 'node:path';
import type { Rolldown } from 'vite';

type Graph = { getModuleInfo(id: string): Rolldown.ModuleInfo | null };

const entry = join(import.meta.dirname, 'index.html');
/**
 * The pages with which a visit begins; the one that is asked for comes beside the entry
 * (src/shell/App.tsx).
 */
export const firstPages = ['src/areas/project/pages/HomePage.tsx', 'src/areas/task/TaskPage.tsx'];
/** With which a visit may begin, too: they bring no file of a first page along. */
const otherBeginnings = ['src/areas/signIn/CodeStep.tsx'];

/**
 * What the entry needs, and what several first pages need, in one file, for one build, and what one
 * of them needs beside it in the file of that page: modules that later files of script use too
 * would otherwise stand in files of their own beside it, which gzip makes less of, and of which
 * each is asked for once the one before it has come.
 */
export function firstChunks(): Rolldown.CodeSplittingGroup[] {
  let first: ReadonlySet<string> | undefined;
  const ofPages = firstPages.map((page) => {
    const file = join(import.meta.dirname, page);
    let needed: ReadonlySet<string> | undefined;
    return {
      debugName: page,
      priority: 1,
      name: (id: string, graph: Graph) =>
        (needed ??= neededBy(file, graph)).has(id) ? basename(page, '.tsx') : null,
    };
  });
  return [
    {
      debugName: 'first',
      priority: 2,
      name: (id, graph) => ((first ??= neededFirst(graph)).has(id) ? 'first' : null),
    },
    ...ofPages,
  ];
}

function neededFirst(graph: Graph): ReadonlySet<string> {
  const times = new Map<string, number>();
  for (const page of [...firstPages, ...otherBeginnings])
    for (const id of neededBy(join(import.meta.dirname, page), graph))
      times.set(id, (times.get(id) ?? 0) + 1);
  const shared = [...times].filter(([, count]) => count > 1);
  return new Set([...neededBy(entry, graph), ...shared.map(([id]) => id)]);
}

function neededBy(id: string, graph: Graph): ReadonlySet<string> {
  const needed = new Set([id]);
  // A set grows while it is walked.
  for (const one of needed) for (const imported of importedBy(one, graph)) needed.add(imported);
  return needed;
}

/**
 * What a module imports; of an entry that hands on what other files export, the files of the names
 * that it asks for.
 */
function importedBy(id: string, graph: Graph): readonly string[] {
  const info = graph.getModuleInfo(id);
  if (info === null) return [];
  const names = [...(info.code ?? '').matchAll(imports)].flatMap(([, list]) => namesIn(list));
  return info.importedIds.flatMap((imported) => {
    const files = handedOn(imported, graph);
    return files === undefined ? [imported] : names.flatMap((name) => files.get(name) ?? []);
  });
}

const imports = /import\s*\{([^}]*)\}/g;
const exports = /export\s*(?:type\s*)?\{([^}]*)\}\s*from\s*['"](\.[^'"]+)['"];?/g;
const comments = /\/\*[^]*?\*\/|\/\/.*/g;

/**
 * The files by the names that they export, of a module that does nothing but hand them on;
 * undefined for any other.
 */
function handedOn(id: string, graph: Graph): ReadonlyMap<string, string> | undefined {
  const code = graph.getModuleInfo(id)?.code?.replaceAll(comments, '') ?? '';
  const handed = [...code.matchAll(exports)];
  if (handed.length === 0 || code.replaceAll(exports, '').trim() !== '') return undefined;
  return new Map(
    handed.flatMap(([, list, file]) =>
      namesIn(list, -1).map((name) => [name, join(dirname(id), file!)] as const),
    ),
  );
}

const namesIn = (list = '', side: 0 | -1 = 0): string[] =>
  list.split(',').map((one) =>
    one
      .trim()
      .split(/\s+as\s+/)
      .at(side)!,
  );
