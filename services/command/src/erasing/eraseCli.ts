import { erasePerson, type ErasingPlace } from './erasePerson.ts';

const USAGE = `erase <account or e-mail>             says what would be gone with a person
erase <account or e-mail> --for-good  erases them`;

/** The command line of whoever erases. Answers the exit code, as `erasePerson`; 2 for what is not understood. */
export async function runEraseCli(
  args: readonly string[],
  place: () => Promise<ErasingPlace & { close(): Promise<void> }>,
  print: (text: string) => void,
): Promise<0 | 2> {
  const forGood = args.includes('--for-good');
  const [who, ...more] = args.filter((arg) => arg !== '--for-good');
  if (who === undefined || more.length > 0 || who.startsWith('-')) {
    print(USAGE);
    return 2;
  }
  const opened = await place();
  try {
    return await erasePerson({ who, forGood }, opened, print);
  } finally {
    await opened.close();
  }
}
