import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { differingFiles } from './differingFiles.ts';
import { startCheckout, verifyRows } from './runningCheckout.ts';

const USAGE = `npm run same-as -- <other checkout>
  Proves that a change of structure changed nothing that is kept or promised: beside another checkout of Waymark with its
  packages installed, the frozen events, tellings and histories and the OpenAPI document are equal to the byte, and rows
  that the other one wrote for its demo are equal to what this one folds out of the same log. Exits 1 on a difference.`;

/** What is kept for ever, or promised to others, as it stands in files. */
const FROZEN = ['events/examples', 'events/histories', 'events/telling/expected'];

const say = (line: string) => void process.stdout.write(`${line}\n`);
const VERIFIED = /^\w+: verification (?!\[).*$/gm;
const here = resolve(import.meta.dirname, '../..');
const [other, ...surplus] = process.argv.slice(2);
if (other === undefined || other.startsWith('-') || surplus.length > 0) {
  say(USAGE);
  process.exit(2);
}
const before = resolve(other);
const data = await mkdtemp(join(tmpdir(), 'waymark-same-as-'));
// The unprivileged user of the database has to reach its own below.
await chmod(data, 0o711);
const differences: string[] = [];
try {
  for (const folder of FROZEN) {
    const { compared, differing } = await differingFiles(join(before, folder), join(here, folder));
    say(`${folder}: ${compared} files, ${differing.length} differ`);
    differences.push(...differing.map((file) => `${folder}/${file}`));
  }

  const old = await startCheckout(before, data);
  const [promised, madeBy] = await old.whileRunning(async () => [
    await old.openApi(),
    await old.modelVersions(),
  ]);
  const now = await startCheckout(here, data);
  await now.whileRunning(async () => {
    const same = (await now.openApi()) === promised;
    say(`OpenAPI document: ${same ? 'equal' : 'differs'}`);
    if (!same) differences.push('the OpenAPI document');
    // Tables of another version are filled anew by this code: what it compares is its own.
    for (const [model, version] of await now.modelVersions())
      if (madeBy.get(model) !== version)
        differences.push(`the version of ${model}: ${madeBy.get(model) ?? 'none'} and ${version}`);
    const { code, said } = await verifyRows(here, data);
    // Each model says how far it is, again and again; what it comes to stands last.
    say(
      [...new Map(said.match(VERIFIED)?.map((line) => [line.split(':')[0], line])).values()].join(
        '\n',
      ),
    );
    if (code !== 0) differences.push('rows of the demo');
  });
} finally {
  await rm(data, { recursive: true, force: true });
}
say(
  differences.length === 0
    ? 'All is as in the other checkout.'
    : `Not as in the other checkout: ${differences.join(', ')}.`,
);
process.exit(differences.length === 0 ? 0 : 1);
