import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Compares two folders by the bytes of their files, whatever lies below them. `differing`: paths
 * within the folder of files that are missing on one side, or not equal.
 */
export async function differingFiles(
  one: string,
  other: string,
): Promise<{ readonly compared: number; readonly differing: readonly string[] }> {
  const [ofOne, ofOther] = await Promise.all([filesBelow(one), filesBelow(other)]);
  const all = [...new Set([...ofOne, ...ofOther])].sort();
  const differing: string[] = [];
  for (const file of all) {
    const [before, after] = await Promise.all([contentOf(one, file), contentOf(other, file)]);
    if (before === null || after === null || !before.equals(after)) differing.push(file);
  }
  return { compared: all.length, differing };
}

async function filesBelow(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  // Code beside frozen data may change its shape; what it says stands in the data.
  return entries
    .filter((entry) => entry.isFile() && !/\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}

const contentOf = (folder: string, file: string): Promise<Buffer | null> =>
  readFile(join(folder, file)).catch(() => null);
