import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { firstPages } from './firstChunk.ts';

/**
 * Fails when more script than allowed travels, in bytes, gzipped. Before the first task shows: the
 * entry, the page that is asked for beside it, all that they import statically, and the words of
 * that page in the language of who reads. Whatever is asked for later has a budget of its own, of
 * what it brings beside the entry and the first pages. Run it after `vite build`: `node
 * portal/checkSize.ts`.
 */
const firstBytes = 86_250;
/** Words of the first pages; those in English come with their script. */
const firstWords = { English: [], German: ['src/base/texts/de/pages.ts'] };
const laterBytes: Readonly<Record<string, number>> = {
  'src/base/later.ts': 11_400,
  'src/areas/task/later.ts': 11_000,
  'src/parts/install/InstallOffer.tsx': 3_000,
  'src/base/offline/CompareSheet.tsx': 15_850,
  'src/parts/news/index.ts': 3_500,
  'src/base/offline/index.ts': 11_700,
  'src/base/offline/leaveDevice.ts': 4_000,
  'src/areas/talk/index.ts': 11_850,
  'src/areas/talk/MovedTurns.tsx': 1_200,
  'src/parts/files/index.ts': 5_300,
  'src/base/texts/de/acts.ts': 3_250,
  'src/base/texts/de/files.ts': 700,
  'src/base/texts/de/form.ts': 2_500,
  'src/base/texts/de/invitation.ts': 1_600,
  'src/base/texts/de/news.ts': 900,
  'src/base/texts/de/offline.ts': 1_200,
  'src/base/texts/de/mails.ts': 1_200,
  'src/base/texts/de/pages.ts': 2_200,
  'src/base/texts/de/password.ts': 900,
  'src/base/texts/de/rating.ts': 500,
  'src/base/texts/de/sessions.ts': 1_030,
  'src/base/texts/de/share.ts': 900,
  'src/base/texts/de/signIn.ts': 1_750,
  'src/base/texts/de/steps.ts': 1_900,
  'src/base/texts/de/talk.ts': 1_500,
  'src/base/texts/de/tasks.ts': 800,
  'src/base/texts/de/wording.ts': 500,
  'src/areas/project/home/besideNext.tsx': 12_800,
  'src/areas/project/pages/NoProject.tsx': 3_500,
  'src/areas/project/home/OnceOver.tsx': 4_700,
  'src/areas/project/home/RateProject.tsx': 2_450,
  'src/areas/project/home/ProjectSwitch.tsx': 1_000,
  'src/areas/signIn/SignInPage.tsx': 7_750,
  'src/areas/signIn/PasswordForm.tsx': 3_450,
  'src/areas/signIn/PasswordPage.tsx': 5_450,
  'src/areas/signIn/CodeStep.tsx': 3_350,
  'src/areas/signIn/SignUpStep.tsx': 8_500,
  'src/areas/signIn/LoginSheet.tsx': 7_600,
  'src/shell/workspace/SignInAgain.tsx': 1_400,
  'src/shell/doors/Doors.tsx': 900,
  'src/areas/invitation/InvitationPage.tsx': 7_350,
  'src/areas/invitation/Invitations.tsx': 4_000,
  'src/areas/mails/MailsPage.tsx': 7_500,
  'src/areas/sessions/SessionsPage.tsx': 7_250,
  'src/areas/sessions/OwnPassword.tsx': 3_700,
  'src/areas/share/SharePage.tsx': 6_000,
  'src/areas/task/TaskVariables.tsx': 1_600,
  'src/areas/task/DoneSheet.tsx': 700,
  'src/areas/task/HandOverSheet.tsx': 2_300,
  'src/areas/task/WordTask.tsx': 2_300,
  'src/parts/booking/Booking.tsx': 4_000,
  'src/parts/form/FormWork.tsx': 11_400,
  '../packages/look/formViewer/inputs/FileInput.tsx': 2_000,
  '../packages/look/formViewer/inputs/SignatureInput.tsx': 1_000,
  'src/parts/blocks/Video.tsx': 1_200,
  'src/parts/blocks/TaskLink.tsx': 1_500,
  'src/areas/project/pages/TasksPage.tsx': 6_800,
  'src/areas/project/jobs/JobsPage.tsx': 11_300,
  'src/areas/project/jobs/JobSteps.tsx': 4_500,
  'src/areas/project/pages/StepsPage.tsx': 6_800,
  'src/shell/workspace/NoWorkspace.tsx': 8_400,
  'src/shell/workspace/SeveralClients.tsx': 900,
};
/** What has always travelled before something that is asked for later. */
const before: Readonly<Record<string, readonly string[]>> = {
  'src/areas/task/later.ts': ['src/base/later.ts'],
  'src/areas/talk/index.ts': [
    'src/base/later.ts',
    'src/areas/task/later.ts',
    'src/base/offline/index.ts',
  ],
  'src/areas/talk/MovedTurns.tsx': [
    'src/base/later.ts',
    'src/areas/task/later.ts',
    'src/base/offline/index.ts',
    'src/areas/talk/index.ts',
  ],
  'src/parts/files/index.ts': [
    'src/base/later.ts',
    'src/areas/task/later.ts',
    'src/base/offline/index.ts',
    'src/areas/talk/index.ts',
  ],
  'src/parts/news/index.ts': ['src/base/later.ts'],
  'src/areas/signIn/CodeStep.tsx': ['src/areas/signIn/SignInPage.tsx'],
  'src/areas/signIn/PasswordForm.tsx': ['src/areas/signIn/SignInPage.tsx'],
  'src/areas/signIn/PasswordPage.tsx': ['src/areas/signIn/SignInPage.tsx'],
  'src/areas/sessions/OwnPassword.tsx': ['src/areas/sessions/SessionsPage.tsx'],
  'src/areas/project/jobs/JobsPage.tsx': ['src/base/later.ts', 'src/base/offline/index.ts'],
  'src/areas/project/jobs/JobSteps.tsx': [
    'src/base/later.ts',
    'src/base/offline/index.ts',
    'src/areas/project/jobs/JobsPage.tsx',
  ],
  'src/areas/project/home/OnceOver.tsx': [
    'src/base/later.ts',
    'src/areas/project/home/besideNext.tsx',
  ],
  'src/areas/project/home/RateProject.tsx': [
    'src/base/later.ts',
    'src/areas/project/home/besideNext.tsx',
  ],
  'src/areas/project/home/ProjectSwitch.tsx': [
    'src/base/later.ts',
    'src/areas/project/home/besideNext.tsx',
  ],
  'src/areas/task/TaskVariables.tsx': ['src/base/later.ts', 'src/areas/task/later.ts'],
  'src/areas/task/DoneSheet.tsx': ['src/base/later.ts', 'src/areas/task/later.ts'],
  'src/areas/task/HandOverSheet.tsx': ['src/base/later.ts', 'src/areas/task/later.ts'],
  'src/areas/task/WordTask.tsx': ['src/base/later.ts', 'src/areas/task/later.ts'],
  'src/parts/booking/Booking.tsx': [
    'src/base/later.ts',
    'src/areas/task/later.ts',
    'src/base/offline/index.ts',
  ],
  'src/parts/form/FormWork.tsx': [
    'src/base/later.ts',
    'src/areas/task/later.ts',
    'src/base/offline/index.ts',
  ],
  '../packages/look/formViewer/inputs/FileInput.tsx': ['src/parts/form/FormWork.tsx'],
  '../packages/look/formViewer/inputs/SignatureInput.tsx': ['src/parts/form/FormWork.tsx'],
  'src/parts/blocks/Video.tsx': ['src/base/later.ts', 'src/areas/task/later.ts'],
  'src/parts/blocks/TaskLink.tsx': ['src/base/later.ts', 'src/areas/task/later.ts'],
};
/**
 * What travels before a form in a frame of another site shows, gzipped; it shares nothing with the
 * portal.
 */
const frameBytes = 90_000;
const dist = join(import.meta.dirname, 'dist');

type Chunk = {
  file: string;
  name?: string;
  isEntry?: boolean;
  isDynamicEntry?: boolean;
  imports?: string[];
};
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Record<
  string,
  Chunk
>;

/**
 * A file of script goes by its source, or by a name where it holds more than that: the first pages
 * (firstChunk.ts), and what other files import from, beside what its source exports.
 */
const keyOf = (source: string): string => {
  const named = basename(source, extname(source));
  return source in manifest
    ? source
    : (Object.keys(manifest).find((key) => manifest[key]!.name === named) ?? source);
};

function needed(names: readonly string[]): Set<string> {
  const files = new Set<string>();
  const walk = (name: string) => {
    const chunk = manifest[keyOf(name)];
    if (chunk === undefined)
      throw new Error(`The manifest names no chunk ${name}. Build the portal again.`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(walk);
  };
  names.forEach(walk);
  return files;
}

/** The hash of its content in the name of a file of script. */
const HASHED = /([\w.]+)-[\w-]{8}(?=\.(?:js|css)\b)/g;
/**
 * As many letters that don't follow from its content: gzip makes more or less of those, by some
 * bytes in whatever names the file, each time that anything in it changes.
 */
const settled = (name: string): string =>
  `${name}-${createHash('sha256').update(name).digest('base64url').slice(0, 8)}`;
const gzipped = (file: string) =>
  gzipSync(
    readFileSync(join(dist, file), 'utf8').replaceAll(HASHED, (_, name: string) => settled(name)),
  ).length;
const sum = (files: Iterable<string>) =>
  [...files].reduce((bytes, file) => bytes + gzipped(file), 0);

const worker = 'src/shell/worker/serviceWorker.ts';
const entry = Object.keys(manifest).find(
  (name) => manifest[name]!.isEntry === true && name !== worker,
);
if (entry === undefined) throw new Error('The manifest names no entry. Build the portal again.');

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
    check(`before ${page} shows in ${language}`, sum(needed([entry, page, ...words])), firstBytes);
// It names each file of script that it keeps: a dozen bytes for one that comes later.
check(worker, sum(needed([worker])), 2_650);
check('a form in a frame', gzipped('frame/frame.js'), frameBytes);
const askedForLater = Object.keys(manifest).filter(
  (name) => manifest[name]!.isDynamicEntry === true,
);
for (const name of new Set([...Object.keys(laterBytes), ...askedForLater])) {
  const there = needed([...[entry, ...firstPages], ...(before[name] ?? [])]);
  const own = [...needed([name])].filter((file) => !there.has(file));
  check(name, sum(own), laterBytes[name]);
}
