import { readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { firstPages } from './firstChunk.ts';

/**
 * Fails when more script than allowed travels, in bytes, gzipped. Before the first task shows: the entry, the page that is
 * asked for beside it, all that they import statically, and the words of that page in the language of who reads. Whatever is
 * asked for later has a budget of its own, of what it brings beside the entry and the first pages. Run it after `vite build`:
 * `node portal/checkSize.ts`.
 */
const firstBytes = 85_800;
/** Words of the first pages; those in English come with their script. */
const firstWords = { English: [], German: ['src/texts/de/pages.ts'] };
const laterBytes: Readonly<Record<string, number>> = {
  'src/later.ts': 18_400,
  'src/install/InstallOffer.tsx': 3_000,
  'src/offline/CompareSheet.tsx': 13_900,
  'src/news/index.ts': 3_500,
  'src/offline/index.ts': 9_900,
  'src/talk/index.ts': 11_000,
  'src/talk/MovedTurns.tsx': 1_200,
  'src/files/index.ts': 5_300,
  'src/texts/de/acts.ts': 3_200,
  'src/texts/de/files.ts': 700,
  'src/texts/de/form.ts': 2_500,
  'src/texts/de/invitation.ts': 1_600,
  'src/texts/de/news.ts': 900,
  'src/texts/de/offline.ts': 1_200,
  'src/texts/de/mails.ts': 1_200,
  'src/texts/de/pages.ts': 2_200,
  'src/texts/de/share.ts': 900,
  'src/texts/de/signIn.ts': 1_400,
  'src/texts/de/steps.ts': 1_900,
  'src/texts/de/talk.ts': 1_500,
  'src/texts/de/tasks.ts': 800,
  'src/home/besideNext.tsx': 12_800,
  'src/home/NoProject.tsx': 3_500,
  'src/home/OnceOver.tsx': 4_500,
  'src/home/ProjectSwitch.tsx': 1_000,
  'src/signIn/EmailStep.tsx': 7_500,
  'src/signIn/CodeStep.tsx': 9_000,
  'src/doors/Doors.tsx': 700,
  'src/invitation/InvitationPage.tsx': 7_000,
  'src/invitation/Invitations.tsx': 4_000,
  'src/mails/MailsPage.tsx': 7_500,
  'src/share/SharePage.tsx': 6_000,
  'src/task/AtHand.tsx': 1_300,
  'src/task/DoneSheet.tsx': 700,
  'src/task/HandOverSheet.tsx': 2_300,
  'src/booking/Booking.tsx': 4_000,
  'src/form/FormWork.tsx': 10_000,
  '../packages/look/formViewer/inputs/FileInput.tsx': 2_000,
  '../packages/look/formViewer/inputs/SignatureInput.tsx': 1_000,
  'src/video/Video.tsx': 1_200,
  'src/taskLink/TaskLink.tsx': 1_500,
  'src/tasks/TasksPage.tsx': 6_800,
  'src/jobs/JobsPage.tsx': 11_000,
  'src/jobs/JobSteps.tsx': 4_500,
  'src/steps/StepsPage.tsx': 6_800,
  'src/workspace/NoWorkspace.tsx': 8_000,
  'src/workspace/SeveralClients.tsx': 900,
};
/** What has always travelled before something that is asked for later. */
const before: Readonly<Record<string, readonly string[]>> = {
  'src/talk/index.ts': ['src/later.ts', 'src/offline/index.ts'],
  'src/talk/MovedTurns.tsx': [
    'src/later.ts',
    'src/offline/index.ts',
    'src/talk/index.ts',
  ],
  'src/files/index.ts': [
    'src/later.ts',
    'src/offline/index.ts',
    'src/talk/index.ts',
  ],
  'src/news/index.ts': ['src/later.ts'],
  'src/jobs/JobsPage.tsx': ['src/later.ts', 'src/offline/index.ts'],
  'src/jobs/JobSteps.tsx': [
    'src/later.ts',
    'src/offline/index.ts',
    'src/jobs/JobsPage.tsx',
  ],
  'src/home/OnceOver.tsx': ['src/later.ts', 'src/home/besideNext.tsx'],
  'src/home/ProjectSwitch.tsx': ['src/later.ts', 'src/home/besideNext.tsx'],
  'src/task/AtHand.tsx': ['src/later.ts'],
  'src/task/DoneSheet.tsx': ['src/later.ts'],
  'src/task/HandOverSheet.tsx': ['src/later.ts'],
  'src/booking/Booking.tsx': ['src/later.ts', 'src/offline/index.ts'],
  'src/form/FormWork.tsx': ['src/later.ts', 'src/offline/index.ts'],
  '../packages/look/formViewer/inputs/FileInput.tsx': ['src/form/FormWork.tsx'],
  '../packages/look/formViewer/inputs/SignatureInput.tsx': [
    'src/form/FormWork.tsx',
  ],
  'src/video/Video.tsx': ['src/later.ts'],
  'src/taskLink/TaskLink.tsx': ['src/later.ts'],
};
/** What travels before a form in a frame of another site shows, gzipped; it shares nothing with the portal. */
const frameBytes = 90_000;
const dist = join(import.meta.dirname, 'dist');

type Chunk = {
  file: string;
  name?: string;
  isEntry?: boolean;
  isDynamicEntry?: boolean;
  imports?: string[];
};
const manifest = JSON.parse(
  readFileSync(join(dist, '.vite/manifest.json'), 'utf8'),
) as Record<string, Chunk>;

/**
 * A file of script goes by its source, or by a name where it holds more than that: the first pages (firstChunk.ts), and what
 * other files import from, beside what its source exports.
 */
const keyOf = (source: string): string => {
  const named = basename(source, extname(source));
  return source in manifest
    ? source
    : (Object.keys(manifest).find((key) => manifest[key]!.name === named) ??
        source);
};

function needed(names: readonly string[]): Set<string> {
  const files = new Set<string>();
  const walk = (name: string) => {
    const chunk = manifest[keyOf(name)];
    if (chunk === undefined)
      throw new Error(
        `The manifest names no chunk ${name}. Build the portal again.`,
      );
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(walk);
  };
  names.forEach(walk);
  return files;
}

const gzipped = (file: string) =>
  gzipSync(readFileSync(join(dist, file))).length;
const sum = (files: Iterable<string>) =>
  [...files].reduce((bytes, file) => bytes + gzipped(file), 0);

const worker = 'src/worker/serviceWorker.ts';
const entry = Object.keys(manifest).find(
  (name) => manifest[name]!.isEntry === true && name !== worker,
);
if (entry === undefined)
  throw new Error('The manifest names no entry. Build the portal again.');

function check(what: string, bytes: number, limit: number | undefined): void {
  console.log(`${String(bytes).padStart(8)} of ${String(limit)}  ${what}`);
  if (limit !== undefined && bytes <= limit) return;
  console.error(
    limit === undefined
      ? `${what} has no budget. Give it one in portal/checkSize.ts.`
      : `${what} has ${bytes - limit} bytes of script too many.`,
  );
  process.exitCode = 1;
}

for (const page of firstPages)
  for (const [language, words] of Object.entries(firstWords))
    check(
      `before ${page} shows in ${language}`,
      sum(needed([entry, page, ...words])),
      firstBytes,
    );
// It names each file of script that it keeps: a dozen bytes for one that comes later.
check(worker, sum(needed([worker])), 2_300);
check('a form in a frame', gzipped('frame/frame.js'), frameBytes);
const askedForLater = Object.keys(manifest).filter(
  (name) => manifest[name]!.isDynamicEntry === true,
);
for (const name of new Set([...Object.keys(laterBytes), ...askedForLater])) {
  const there = needed([...[entry, ...firstPages], ...(before[name] ?? [])]);
  const own = [...needed([name])].filter((file) => !there.has(file));
  check(name, sum(own), laterBytes[name]);
}
