import { setTimeout as delay } from 'node:timers/promises';
import type { Middleware } from 'koa';
import { clients, team } from './base/demoPeople.ts';
import { makeDemo } from './demo/demo.ts';
import { ShutdownSteps } from './base/ending.ts';
import { giveBackMemory } from './base/giveBackMemory.ts';
import { listen, type LocalServer } from './base/httpServer.ts';
import { startInstance } from './instance/instance.ts';
import { logFile } from './base/logFile.ts';
import { ownFolder } from './base/ownFolder.ts';
import { settingsFrom, type Settings } from './instance/settings.ts';
import { StartupProblem } from './base/startupProblem.ts';
import { webApp } from './web/web.ts';

/**
 * How the pages of both apps are served: built ones by `npm start`, with hot reload by `npm run
 * dev`.
 */
export type Pages = (
  settings: Settings,
  web: LocalServer,
) => Promise<{ serve: Middleware; hotReload: boolean; stop?(): Promise<void> }>;

/** Within which everything has ended, in order or not, in milliseconds. */
const ENDED_WITHIN = 9_500;
/** How long the pages and the notes in the data folder may take to end, in milliseconds. */
const PART_ENDS_WITHIN = 500;
/** How long requests under way are answered before they are cut, in milliseconds. */
const ANSWERED_WITHIN = 1_500;

const say = (line: string) => console.log(`Waymark: ${line}`);

/**
 * Starts everything in one process, says where to go, and stays until it is told to stop, which it
 * does within ten seconds, whatever state it is in. Exits 1 with a sentence on a problem.
 */
export async function launch(pages: Pages): Promise<void> {
  const ending = new ShutdownSteps((error) => console.error('Waymark:', error));
  const stopping = onSignal(() => void endNow(ending, 0));
  try {
    const settings = settingsFrom(process.env, process.argv.slice(2));
    const web = await listen(settings.port, ANSWERED_WITHIN);
    ending.add(ANSWERED_WITHIN, () => web.close());
    ending.add(PART_ENDS_WITHIN, await ownFolder(settings.dataDir, settings.port));
    const logger = logFile(settings.dataDir, settings.logLevel);
    const [instance, served] = await Promise.all([
      startInstance(
        settings,
        logger,
        say,
        ending,
        settings.empty
          ? undefined
          : (stage) => makeDemo(stage, settings.dataDir, say, settings.demoLanguage),
      ),
      pages(settings, web),
    ]);
    ending.add(PART_ENDS_WITHIN, async () => served.stop?.());
    await caughtUp(instance.projector);
    web.open(
      webApp(instance, served.serve, logger, {
        publicUrl: settings.publicUrl,
        hotReload: served.hotReload,
      }).callback(),
    );
    // Requests under way are answered before anything that they need ends.
    ending.add(ANSWERED_WITHIN, () => web.close());
    if (stopping.aborted) return;
    welcome(settings);
    giveBackMemory();
  } catch (error) {
    // What breaks because everything ends is no news.
    if (stopping.aborted) return;
    console.error(`\nWaymark could not start. ${inWords(error)}`);
    await endNow(ending, 1);
  }
}

/**
 * Ends the process: everything in order if that goes in time, else as it is, from which the next
 * start recovers.
 */
async function endNow(ending: ShutdownSteps, code: number): Promise<never> {
  const late = delay(ENDED_WITHIN).then(() => {
    console.error('Waymark: not everything ended in time; the next start recovers by itself.');
    return 1;
  });
  process.exit(await Promise.race([ending.run().then(() => code), late]));
}

async function caughtUp(projector: { health(): { live: boolean } }): Promise<void> {
  while (!projector.health().live) await delay(25);
}

/** A signal that arrives by two ways (from the terminal, and handed on by npm) is one. */
const SAME_SIGNAL = 500;

/** The first signal ends everything in order; a later one at once. */
function onSignal(end: () => void): AbortSignal {
  const stopping = new AbortController();
  let first: number | null = null;
  const hear = () => {
    if (first !== null && performance.now() - first > SAME_SIGNAL) process.exit(1);
    if (first !== null) return;
    first = performance.now();
    say('Stopping …');
    stopping.abort();
    end();
  };
  process.on('SIGINT', hear);
  process.on('SIGTERM', hear);
  return stopping.signal;
}

function welcome({ publicUrl, empty, dataDir }: Settings): void {
  const lines = [
    `Ready at        ${publicUrl}`,
    `Mailbox         ${publicUrl}/mailbox   (sign-in codes arrive here)`,
    ...(empty
      ? ['', 'Create an account on the sign-in page, then your workspace.']
      : [
          '',
          `Sign in as the team     ${team.dana.email}`,
          `        or as a client  ${clients.tidepool.users[0].email}`,
        ]),
    '',
    `Data and log    ${dataDir}`,
    'Stop            Ctrl-C',
  ];
  console.log(`\n${lines.map((line) => `  ${line}`.trimEnd()).join('\n')}\n`);
}

function inWords(error: unknown): string {
  if (error instanceof StartupProblem) return `${error.message}\n${error.advice}`;
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'ENOSPC')
    return 'The disk is full.\nMake room, then start again; nothing that was saved is lost.';
  return `Something unexpected happened: ${message}\nThe log file in the data folder may tell more.`;
}
