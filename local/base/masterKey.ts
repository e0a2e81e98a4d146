import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartupProblem } from './startupProblem.ts';

/**
 * The key that wraps every person's key: 32 bytes, made on the first start, readable by the owner
 * alone.
 */
export async function masterKey(dataDir: string): Promise<Buffer> {
  const file = join(dataDir, 'master.key');
  const found = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (found === null) {
    const made = randomBytes(32);
    await writeFile(file, made.toString('base64'), { mode: 0o600, flag: 'wx' });
    return made;
  }
  const key = Buffer.from(found, 'base64');
  if (key.length !== 32) {
    throw new StartupProblem(
      `The key file ${file} is damaged.`,
      'Put the file back from a backup; without it names and addresses in the data folder cannot be read.',
    );
  }
  return key;
}
