import { parseArgs } from 'node:util';
import {
  copyContents,
  FileStoreTrouble,
  openFileStore,
  unequalContents,
  type FileStore,
} from '@waymark/files';
import { CopyProblem } from './copying/copyProblem.ts';

/**
 * `npm run files:copy`: copies all files of one file store into another, and proves that they are
 * equal. May be cut off at any time and started again; it deletes nothing. Exits 1 when anything is
 * not equal or went wrong.
 */
const USAGE = `npm run files:copy -- --from <store> --to <store>            copy and compare
npm run files:copy -- --from <store> --to <store> --verify   compare only

<store>  what FILES_URL names: a folder, such as .waymark/files, or s3+https://KEY:SECRET@host/bucket`;
const MOST_TOLD = 20;

const stopping = new AbortController();
for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => stopping.abort());

const say = (line: string) => console.log(line);
const count = (number: number) => number.toLocaleString('en');

function commandLine(args: readonly string[]) {
  try {
    const { from, to, verify } = parseArgs({
      args: [...args],
      options: {
        from: { type: 'string' },
        to: { type: 'string' },
        verify: { type: 'boolean', default: false },
      },
    }).values;
    if (from && to && from !== to) return { from, to, verify };
  } catch {
    // Node's own words repeat what was typed, which may hold a password.
  }
  throw new CopyProblem(USAGE);
}

async function open(option: string, address: string): Promise<FileStore> {
  try {
    return await openFileStore(address);
  } catch (error) {
    throw new CopyProblem(`${option} names no file store.\n\n${USAGE}`, { cause: error });
  }
}

async function copyAndCompare(): Promise<boolean> {
  const { from, to, verify } = commandLine(process.argv.slice(2));
  const source = await open('--from', from);
  const target = await open('--to', to);
  try {
    say(`From  ${source.label}\nTo    ${target.label}`);
    if (!verify) {
      const { signal } = stopping;
      const { copied, there, bytes } = await copyContents(source, target, { signal });
      say(
        `Copied ${count(copied)} contents (${count(bytes)} bytes); ${count(there)} were there before.`,
      );
      if (signal.aborted) {
        say('Stopped. Start the same command again: it goes on from here.');
        return false;
      }
    }
    const { compared, unequal } = await unequalContents(source, target);
    for (const key of unequal.slice(0, MOST_TOLD)) say(`DIFFERENT  ${key}`);
    say(
      `Compared ${count(compared)} contents by SHA-256: ${unequal.length === 0 ? 'all equal' : `${count(unequal.length)} DIFFERENCES`}.`,
    );
    return unequal.length === 0;
  } finally {
    source.close();
    target.close();
  }
}

try {
  process.exitCode = (await copyAndCompare()) ? 0 : 1;
} catch (error) {
  process.exitCode = 1;
  if (error instanceof CopyProblem) console.error(error.message);
  else if (error instanceof FileStoreTrouble)
    console.error(
      `One of the two stores went wrong: ${error.message}. Start the same command again: it goes on where it stopped.`,
    );
  else throw error;
}
