import { operationActions, type OperationAction } from '@waymark/api';

/** What an operator asks for on the command line. */
export type OperatorCommand = {
  /** Null to look only. */
  readonly action: OperationAction | null;
  /** Absent for all of them. */
  readonly models: readonly string[] | undefined;
  /** A rebuild that swaps itself in. */
  readonly swapsItself: boolean;
};

/** The file store is looked at; `sweep`: what was never named is deleted. */
export type FilesCommand = { readonly action: 'files verify'; readonly sweep: boolean };

/**
 * Whatever holds opened words is made anew, and what that replaces is dropped: nothing is left of
 * who was erased.
 */
export type ForgetCommand = { readonly action: 'forget' };

/** What is said instead of doing anything. */
export type CliReply = { readonly text: string; readonly exit: 0 | 2 };

const USAGE = `npm run ops -- [status] [model…]              how the read models are doing
npm run ops -- verify [model…]                compare what is read with a fresh fold of the log
npm run ops -- rebuild [model…] [--swap]      fill new tables beside; --swap puts them in place once they are proven
npm run ops -- swap [model…]                  put rebuilt tables in place
npm run ops -- rollback [model…]              go back to the tables that the last swap replaced
npm run ops -- pause | resume | cancel [model…]
npm run ops -- retry [model…]                 try again what is in quarantine
npm run ops -- erase <account or e-mail> [--for-good]
                                              says what would be gone with a person; --for-good erases them, and forgets
npm run ops -- forget                         make anew what holds words of who was erased, and drop what that replaces
npm run ops -- files verify [--sweep]         compare the file store with the log; --sweep deletes what was never named

Without a model: all of them. Exit code 0: done; 1: different, failed, given up, or still in quarantine;
2: not understood or not possible.`;

/** Reads the words of a command line. */
export function parseArguments(
  args: readonly string[],
): OperatorCommand | FilesCommand | ForgetCommand | CliReply {
  if (args.some((arg) => ['help', '--help', '-h'].includes(arg))) return { text: USAGE, exit: 0 };
  const [word = 'status', ...rest] = args;
  if (word === 'files') return filesCommand(rest);
  if (word === 'forget' && rest.length === 0) return { action: 'forget' };
  const swapsItself = rest.includes('--swap');
  const names = rest.filter((arg) => arg !== '--swap');
  const action = operationActions.find((one) => one === word) ?? null;
  const unknown =
    action === null && word !== 'status'
      ? word
      : swapsItself && action !== 'rebuild'
        ? '--swap'
        : names.find((name) => name.startsWith('-'));
  if (unknown !== undefined) return { text: `Not understood: ${unknown}\n\n${USAGE}`, exit: 2 };
  const models = names.length === 0 ? undefined : names;
  return { action, models, swapsItself };
}

function filesCommand([word, ...flags]: readonly string[]): FilesCommand | CliReply {
  const unknown =
    word === 'verify' ? flags.find((flag) => flag !== '--sweep') : `files ${word ?? ''}`.trim();
  return unknown === undefined
    ? { action: 'files verify', sweep: flags.includes('--sweep') }
    : { text: `Not understood: ${unknown}\n\n${USAGE}`, exit: 2 };
}
