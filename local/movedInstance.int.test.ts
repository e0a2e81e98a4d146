import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { headers } from '@waymark/api';
import { signAccessToken } from '@waymark/edge';
import { listening } from '@waymark/edge/testing';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDrillLog, type DrillLog } from '../proof/drill/stack/drillLog.ts';
import { DEMO_WORKSPACE, DemoGiver } from './demo/caller/giver.ts';
import { team } from './base/demoPeople.ts';
import { startInstance, type Instance } from './instance/instance.ts';
import type { StoredMail } from './mailbox/mailStore.ts';
import { webApp } from './web/web.ts';

const logger = pino({ level: 'silent' });
let dataDir: string;
let server: DrillLog;
let eventStoreDb: string;
const said: string[] = [];

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'waymark-moved-'));
  await chmod(dataDir, 0o711);
  server = await openDrillLog('eventstoredb', '');
  eventStoreDb = server.env['ESDB_URL'] ?? '';
});
afterAll(async () => {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const start = (more: { eventStoreDb?: string }) =>
  startInstance(
    {
      port: 0,
      dataDir,
      filesUrl: `${dataDir}/files`,
      publicUrl: 'http://localhost',
      timeZone: 'UTC',
      logLevel: 'silent',
      operators: [],
      signUp: 'anybody',
      mailIn: { domain: 'in.waymark.localhost', port: 0 },
      ...{ empty: false, demoLanguage: 'en' as const },
      ...more,
    },
    logger,
    (line) => said.push(line),
  );
/**
 * A workspace of Dana's with two executions of one blueprint: what makes one an instance with a
 * history.
 */
async function makeHistory(instance: Instance): Promise<void> {
  const giver = new DemoGiver(instance, new Date());
  const dana = await giver.account(team.dana);
  await giver.give(dana, -30, 'CreateWorkspace', {
    workspaceId: DEMO_WORKSPACE,
    name: 'Project Services',
  });
  await giver.give(dana, -30, 'ImportBlueprint', {
    blueprintId: 'checklist',
    name: 'Checklist',
    fileName: 'checklist.md',
    source:
      '# Checklist\n\n## First steps\n\n- [ ] Sign\n- [ ] Send\n\n## Go live\n\n- [ ] Switch over\n',
  });
  await giver.give(dana, -20, 'AddClient', { clientId: 'tidepool', name: 'Tidepool' });
  await giver.give(dana, -20, 'AddProject', {
    projectId: 'rollout',
    clientId: 'tidepool',
    name: 'Rollout',
  });
  for (const processId of ['pilot', 'all-sites'])
    await giver.give(dana, -10, 'CreateProcess', {
      processId,
      projectId: 'rollout',
      blueprintId: 'checklist',
      start: giver.date(-10),
      end: giver.date(50),
      matching: {},
      variables: {},
    });
}

const caughtUp = (instance: Instance) =>
  expect.poll(() => instance.projector.health().live).toBe(true);
/**
 * Each mail in the mailbox: its recipient and its Message-ID, which follows from the event that
 * called for it.
 */
async function mails(): Promise<StoredMail[]> {
  const folder = join(dataDir, 'mailbox');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json'));
  return Promise.all(
    names.map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8')) as StoredMail),
  );
}
const arrivedFor = (email: string) =>
  expect.poll(async () => (await mails()).some(({ to }) => to.includes(email))).toBe(true);

/** Asks the instance over HTTP as Dana of the demo. */
async function asDana(instance: Instance, path: string, command?: unknown): Promise<unknown> {
  const web = webApp(instance, (_, next) => next(), logger, { publicUrl: 'http://localhost' });
  const { url, stop } = await listening(web);
  try {
    const accountId = (await instance.command.accounts.find(team.dana.email)) ?? '';
    const { accessToken } = signAccessToken(
      instance.command.signingSecret,
      { accountId, sid: 'test' },
      new Date(),
    );
    const answer = await fetch(`${url}/api/${path}`, {
      method: command === undefined ? 'GET' : 'POST',
      ...(command === undefined ? {} : { body: JSON.stringify(command) }),
      headers: {
        Authorization: `Bearer ${accessToken}`,
        'Content-Type': 'application/json',
        [headers.workspace]: DEMO_WORKSPACE,
        [headers.idempotencyKey]: randomUUID(),
      },
    });
    expect(answer.ok, `${path}: ${answer.status}`).toBe(true);
    expect(answer.headers.get(headers.stale)).toBeNull();
    return await answer.json();
  } finally {
    await stop();
  }
}

test('an instance moves from Postgres to EventStoreDB: same executions, no mail again, commands and reads go on', async () => {
  const before = await start({});
  await makeHistory(before);
  await caughtUp(before);
  const executions = await asDana(before, `executions?after=${await before.log.head()}`);
  await asDana(before, 'commands/InviteTeamUser', { email: 'before@example.com' });
  await arrivedFor('before@example.com');
  const sent = await mails();
  await before.stop();

  await expect(start({ eventStoreDb })).rejects.toMatchObject({
    name: 'StartupProblem',
    advice: expect.stringContaining('npm run log:copy') as string,
  });

  // The wire to the server leads through this process, which must not stand still meanwhile.
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [
    '--disable-warning=ExperimentalWarning',
    join(import.meta.dirname, 'logCopy.ts'),
    ...['--from', dataDir, '--to', eventStoreDb, '--database', dataDir],
  ]);
  expect(stderr, stdout).toBe('');
  expect(stdout).toContain('The database belongs to the new log now');

  const after = await start({ eventStoreDb });
  try {
    expect(said.at(-2)).toContain('The event log is in EventStoreDB at 127.0.0.1:');
    await caughtUp(after);
    const same = ((await asDana(after, 'executions')) as { id: string }[])
      .map(({ id }) => id)
      .sort();
    expect(same).toHaveLength(2);
    expect(same).toEqual((executions as { id: string }[]).map(({ id }) => id).sort());
    const clientId = randomUUID();
    const { position } = (await asDana(after, 'commands/AddClient', {
      clientId,
      name: 'Moved along',
    })) as { position: string };
    expect(await asDana(after, `clients/${clientId}?after=${position}`)).toMatchObject({
      name: 'Moved along',
    });
    // Reactions follow the order of the log: whatever they sent again would be sent before this.
    await asDana(after, 'commands/InviteTeamUser', { email: 'after@example.com' });
    await arrivedFor('after@example.com');
    const ids = (await mails()).map(({ messageId }) => messageId);
    expect(ids.length).toBeGreaterThan(sent.length);
    expect(new Set(ids).size).toBe(ids.length);
  } finally {
    await after.stop();
  }
}, 240_000);
