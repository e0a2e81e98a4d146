import { parseArgs } from 'node:util';
import { erasePerson, type Erasing, type ErasingPlace } from './erasePerson.ts';

const USAGE = `erase <who>                            says what would be gone with a person, a guest or a stranger
erase <who> --for-good                 erases them

<who>: account or e-mail; id or name of a guest; address, or id of the mail, of a stranger; id of a link
--successor <account or e-mail>        who owns the workspaces that nobody else owns
--nobody                               they are nobody's from then on`;

/**
 * The command line of whoever erases. Answers the exit code, as `erasePerson`; 2 for what is not
 * understood.
 */
export async function runEraseCli(
  args: readonly string[],
  place: () => Promise<ErasingPlace & { close(): Promise<void> }>,
  print: (text: string) => void,
): Promise<0 | 2> {
  const asked = asErasing(args);
  if (asked === null) {
    print(USAGE);
    return 2;
  }
  const opened = await place();
  try {
    return await erasePerson(asked, opened, print);
  } finally {
    await opened.close();
  }
}

/** null: it is not understood. */
function asErasing(args: readonly string[]): Erasing | null {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: {
        'for-good': { type: 'boolean', default: false },
        successor: { type: 'string' },
        nobody: { type: 'boolean', default: false },
      },
      allowPositionals: true,
    });
    const [who, ...more] = positionals;
    const { successor = null, nobody } = values;
    if (who === undefined || more.length > 0 || (nobody && successor !== null)) return null;
    return { ...{ who, forGood: values['for-good'] }, successor: nobody ? 'nobody' : successor };
  } catch {
    return null;
  }
}
