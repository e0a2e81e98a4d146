import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Middleware } from 'koa';
import { destination, pino, type Logger } from 'pino';
import { clients, team } from './demo/people.ts';
import { makeDemo } from './demo/demo.ts';
import { listen, type LocalServer } from './httpServer.ts';
import { startInstance } from './instance.ts';
import { ownFolder } from './ownFolder.ts';
import { settingsFrom, type Settings } from './settings.ts';
import { StartupProblem } from './startupProblem.ts';
import { webApp } from './web.ts';

/** How the pages of both apps are served: built ones by `npm start`, with hot reload by `npm run dev`. */
export type Pages = (
  settings: Settings,
  web: LocalServer,
) => Promise<{ serve: Middleware; hotReload: boolean; stop?(): Promise<void> }>;

/** How long a start that failed may take to end what it had begun. */
const STOP_WITHIN_MS = 10_000;

const say = (line: string) => console.log(`Waymark: ${line}`);

/** Starts everything in one process, says where to go, and stays until it is told to stop. Exits 1 with a sentence on a problem. */
export async function launch(pages: Pages): Promise<void> {
  const undo: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  try {
    const settings = settingsFrom(process.env, process.argv.slice(2));
    const web = await listen(settings.port);
    undo.push(() => web.close());
    undo.push(await ownFolder(settings.dataDir, settings.port));
    onStop(stop);
    const logger = logFile(settings);
    const [instance, served] = await Promise.all([
      startInstance(settings, logger, say),
      pages(settings, web),
    ]);
    undo.push(() => instance.stop());
    undo.push(async () => served.stop?.());
    if (!settings.empty)
      await makeDemo(instance.command, instance.log, settings.dataDir, say);
    await caughtUp(instance.projector);
    web.open(
      webApp(instance, served.serve, logger, {
        hotReload: served.hotReload,
      }).callback(),
    );
    // Requests under way are answered before anything that they need ends.
    undo.push(() => web.close());
    welcome(settings);
  } catch (error) {
    console.error(`\nWaymark could not start. ${inWords(error)}`);
    await Promise.race([stop().catch(() => undefined), delay(STOP_WITHIN_MS)]);
    process.exit(1);
  }
}

/** Structured logs go to a file in the data folder, so that the terminal stays readable. */
const logFile = ({ dataDir, logLevel }: Settings): Logger =>
  pino(
    { level: logLevel },
    destination({ dest: join(dataDir, 'waymark.log'), sync: false }),
  );

async function caughtUp(projector: {
  health(): { live: boolean };
}): Promise<void> {
  while (!projector.health().live) await delay(25);
}

/** The first signal ends everything in order; a second one at once. */
function onStop(stop: () => Promise<void>): void {
  let stopping = false;
  const end = () => {
    if (stopping) process.exit(1);
    stopping = true;
    say('Stopping …');
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
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
  if (error instanceof StartupProblem)
    return `${error.message}\n${error.advice}`;
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'ENOSPC')
    return 'The disk is full.\nMake room, then start again; nothing that was saved is lost.';
  return `Something unexpected happened: ${message}\nThe log file in the data folder may tell more.`;
}
