import { StartupProblem } from '../base/startupProblem.ts';

type Explanation = {
  readonly when: RegExp;
  readonly message: (folder: string) => string;
  readonly advice: string;
};

/**
 * What Postgres, initdb or the file system say (always in English: we run them with LC_ALL=C), and
 * what it means.
 */
const EXPLANATIONS: readonly Explanation[] = [
  {
    when: /No space left on device|ENOSPC|disk quota exceeded|EDQUOT/i,
    message: (folder) => `The disk that holds ${folder} is full.`,
    advice: 'Free some space there and start again; nothing that was saved is lost.',
  },
  {
    when: /database files are incompatible|initialized by PostgreSQL version/i,
    message: (folder) => `The database in ${folder} was made by another version of Postgres.`,
    advice: 'Start the version of Waymark that made it, or move that folder away to begin anew.',
  },
  {
    when: /wrong ownership|Permission denied|EACCES|EPERM|EROFS|Read-only file system|invalid permissions/i,
    message: (folder) => `Waymark may not write to ${folder}.`,
    advice:
      'Give the folder to the user who starts Waymark (chown -R), or start it as the user who owns the folder.',
  },
  {
    when: /checkpoint record|control file|pg_control|could not open (file|directory)|invalid page|PANIC|not a valid data directory|global\/|corrupt|postgresql\.conf|pg_hba\.conf/i,
    message: (folder) => `The database in ${folder} is damaged: files are missing or broken.`,
    advice:
      'Put the folder back from a backup, or move it away to begin anew with an empty database.',
  },
  {
    when: /ENOTDIR|EEXIST/,
    message: (folder) =>
      `${folder} cannot be the data folder: there is a file in its place or on the way to it.`,
    advice: 'Move that file away, or choose another data folder.',
  },
  {
    when: /could not create shared memory|could not map anonymous shared memory|Cannot allocate memory|ENOMEM/i,
    message: () => 'There is not enough free memory to start the database.',
    advice: 'Close other programs or give the machine more memory, then start again.',
  },
];

/** Turns the output of a failed program, or a file-system error, into a sentence and an advice. */
export function explainFailure(
  what: string,
  output: string,
  folder: string,
  logFile: string,
): StartupProblem {
  const known = EXPLANATIONS.find(({ when }) => when.test(output));
  if (known) return new StartupProblem(known.message(folder), known.advice, new Error(output));
  const said =
    output
      .split('\n')
      .filter((line) => /FATAL|PANIC|error/i.test(line))
      .at(-1) ?? output.trim().split('\n').at(-1);
  return new StartupProblem(
    `${what} failed: ${said || 'it said nothing'}`,
    `Its full output is in ${logFile}.`,
    new Error(output),
  );
}

/** Runs file-system work on the data folder; what the system refuses comes out explained. */
export async function explained<T>(
  what: string,
  folder: string,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const refused = error instanceof Error && 'syscall' in error;
    throw refused ? explainFailure(what, error.message, folder, `${folder}.log`) : error;
  }
}
