import { dirname } from 'node:path';

/** A file, and the files that it imports, types too. */
export type Importing = { readonly source: string; readonly imports: readonly string[] };

/** No part of what runs: they may know whatever they try. */
const trial = /\.test\.tsx?$|\/testing\//;

/**
 * The imports by which a folder reaches itself again through others: `file -> file`. Such folders
 * are one, whatever their names say.
 */
export function folderCircles(files: readonly Importing[]): readonly string[] {
  const product = files.filter(({ source }) => !trial.test(source));
  const arrows = product.flatMap(({ source, imports }) =>
    imports.map((file) => ({ source, file, from: dirname(source), to: dirname(file) })),
  );
  const known = new Map<string, Set<string>>();
  for (const { from, to } of arrows) known.set(from, (known.get(from) ?? new Set()).add(to));
  const reached = new Map<string, ReadonlySet<string>>();
  const reachedFrom = (folder: string): ReadonlySet<string> => {
    const before = reached.get(folder);
    if (before !== undefined) return before;
    const all = new Set([folder]);
    // A set grows while it is walked.
    for (const one of all) for (const next of known.get(one) ?? []) all.add(next);
    reached.set(folder, all);
    return all;
  };
  return arrows
    .filter(({ from, to }) => from !== to && reachedFrom(to).has(from))
    .map(({ source, file }) => `${source} -> ${file}`);
}
