import { mkdirSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { load } from 'js-yaml';
import { haveABadDay } from './acts/badDay.ts';
import { install, lookAround } from './acts/install.ts';
import { backUpAndRestore } from './acts/restore.ts';
import { stopEachPart } from './acts/stops.ts';
import { upgrade } from './acts/upgrade.ts';
import { PROJECT } from './compose/installed.ts';
import { takeAway, thingsOf } from './compose/takeAway.ts';
import { findEngine, letGoOfImages, type Engine } from './engine/engine.ts';
import { endPrograms } from './engine/program.ts';
import { Report } from './report.ts';
import { haveBaseImages } from './standIns/baseImages.ts';

/**
 * `npm run prove:containers`: builds the images from the Dockerfile, starts the containers of
 * docker-compose.yml, and does with them what docs/OPERATIONS.md tells: install, stop, back up,
 * restore, upgrade. The last line counts what was proved. Exits 0 when all went well, 1 when
 * something did not, 3 when nothing could be tried since no engine runs containers here.
 */
const NOTHING_TRIED = 3;
const root = resolve(import.meta.dirname, '../..');
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  version: string;
};
const report = new Report((line) => void process.stdout.write(`${line}\n`));

/** Images are kept here for the next run, nothing else is. */
const folder = join(
  process.env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache'),
  'waymark-containers',
);
mkdirSync(folder, { recursive: true });

let begun: Engine | null = null;
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    endPrograms();
    const away = begun === null ? Promise.resolve() : takeAway(begun, PROJECT);
    void away.finally(() => process.exit(130));
  });

const engine = await engineWithImages();
if (engine === null) {
  report.say(report.lastLine);
  process.exit(NOTHING_TRIED);
}
begun = engine;
await takeAway(engine, PROJECT); // Of a run that was killed.
try {
  const running = await install(engine, root, version, report);
  if (running !== null)
    try {
      await lookAround(running, version, report);
      await stopEachPart(running, report);
      await backUpAndRestore(running, report);
      await haveABadDay(running, root, report);
    } finally {
      await running.installed.remove();
    }
  await upgrade(engine, root, version, report);
} finally {
  await takeAway(engine, PROJECT);
}
await report.prove('nothing is left behind', async () => {
  const left = Object.values(await thingsOf(engine, PROJECT)).flat();
  if (left.length > 0) throw new Error(left.join(', '));
  return `no container, network or volume; images stay in ${folder}`;
});
await letGoOfImages(engine);
report.say(report.lastLine);
process.exit(report.failed === 0 ? 0 : 1);

async function engineWithImages(): Promise<Engine | null> {
  const found = await findEngine(folder);
  if ('missing' in found) {
    report.skip('everything', `no engine runs containers here (${found.missing.join('; ')})`);
    return null;
  }
  report.say(`by ${found.name} ${found.version}; the event log is in Postgres`);
  try {
    const { standIns } = await haveBaseImages(found, baseImages(), (line) =>
      report.say(`image ${line}`),
    );
    if (standIns.length > 0)
      report.say(
        `STAND-INS of ${standIns.join(', ')}: these images can't be pulled here, so others of their kind take their place`,
      );
    return found;
  } catch (error) {
    report.skip('everything', error instanceof Error ? error.message : String(error));
    return null;
  }
}

/** What the images are made from, and what runs beside them. */
function baseImages(): string[] {
  const dockerfile = readFileSync(join(root, 'Dockerfile'), 'utf8');
  const stages = [...dockerfile.matchAll(/^FROM (\S+) AS (\w+)$/gm)];
  const own = stages.map(([, , stage]) => stage);
  const { services } = load(readFileSync(join(root, 'docker-compose.yml'), 'utf8')) as {
    services: Record<'postgres' | 'mail', { image: string }>;
  };
  const bases = stages.map(([, image = '']) => image);
  return [
    ...new Set(bases.filter((image) => !own.includes(image))),
    ...[services.postgres.image, services.mail.image],
  ];
}
