import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { headers, type CommandName, type Payload } from '@waymark/api';
import { signAccessToken } from '@waymark/edge';
import { streamOf } from '@waymark/events';
import { eventsOf } from '@waymark/log';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signUp } from '../callers/signUp.ts';
import { ProofReader } from '../proofs/reader.ts';
import { startStack, type DrillStack } from '../stack/stack.ts';

const MODULES = 150;
const TASKS = 5;
/** So long that the rollout takes three appends. */
const DESCRIPTION = `<p>${'What has to be done, until when, and with whom. '.repeat(48)}</p>`;
const LISTS = ['milestones', 'modules', 'blocks', 'tasks', 'history'] as const;

const diesFile = path.join(tmpdir(), `waymark-dies-${randomUUID()}`);
const ended: string[] = [];
const [workspaceId, clientId, projectId, blueprintId] = [
  ...[randomUUID(), randomUUID(), randomUUID(), randomUUID()],
] as [string, string, string, string];
let stack: DrillStack;
let owner: string;
let reader: ProofReader;

beforeAll(async () => {
  const dies = pathToFileURL(path.join(import.meta.dirname, 'diesAtAppend.ts'));
  stack = await startStack((how) => ended.push(how), {
    env: {
      NODE_OPTIONS: `--import=${dies.href} --disable-warning=ExperimentalWarning`,
      DRILL_DIES_FILE: diesFile,
    },
  });
  expect(await stack.healthy(60_000)).toBe(true);
  owner = await signUp(stack.commandUrl, stack.mail, 'olga@drill.example');
  const { projectorUrl, signingSecret } = stack;
  reader = new ProofReader({ projectorUrl, signingSecret, accountId: owner, workspaceId });
  await give('CreateWorkspace', { workspaceId, name: 'Drill' });
  await give('AddClient', { clientId, name: 'Client' });
  await give('AddProject', { projectId, clientId, name: 'Project' });
  await give('ImportBlueprint', {
    ...{ blueprintId, fileName: 'big.md' },
    draft: {
      milestones: [{ key: 's', name: 'Start', modules: Array.from({ length: MODULES }, moduleOf) }],
    },
  });
});
afterAll(async () => {
  await stack.stop(false);
  await rm(diesFile, { force: true });
});

const moduleOf = (_: unknown, nth: number) => ({
  ...{ key: `m${nth}`, title: `Module ${nth}`, description: '' },
  blocks: Array.from({ length: TASKS }, (__, task) => ({
    ...{ kind: 'task' as const, key: `t${nth}-${task}`, headline: `Task ${task} of ${nth}` },
    ...{ description: DESCRIPTION, content: { type: 'simple' as const, action: null } },
  })),
});

/** Null where the service was killed before it answered. */
async function ask<Name extends CommandName>(
  name: Name,
  payload: Payload<Name>,
  key: string = randomUUID(),
): Promise<{ status: number; text: string } | null> {
  const of = { accountId: owner, sid: 'drill' };
  const { accessToken } = signAccessToken(stack.signingSecret, of, new Date());
  try {
    const answer = await fetch(`${stack.commandUrl}/api/commands/${name}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Authorization: `Bearer ${accessToken}`,
        [headers.workspace]: workspaceId,
        [headers.idempotencyKey]: key,
      },
      body: JSON.stringify(payload),
    });
    return { status: answer.status, text: await answer.text() };
  } catch {
    return null;
  }
}

async function give<Name extends CommandName>(name: Name, payload: Payload<Name>, key?: string) {
  const answer = await ask(name, payload, key);
  expect(answer, answer?.text).toMatchObject({ status: 200 });
  return JSON.parse(answer?.text ?? 'null') as unknown;
}

const rollOut = (processId: string): Payload<'CreateProcess'> => ({
  ...{ processId, projectId, blueprintId, start: '2026-11-23', end: '2027-06-30' },
});
const eventsIn = (processId: string) =>
  eventsOf(stack.log.log, streamOf.process(workspaceId, processId));

/** What anybody is shown of it: itself, and how many rows each list has. */
async function seen(processId: string) {
  const after = await stack.log.log.head();
  const rows = async (list: (typeof LISTS)[number]) => {
    const sort = [list === 'history' ? 'position' : 'place', 'ASC'] as const;
    return (await reader.all(list, { planId: processId }, sort, after)).length;
  };
  const counts: Partial<Record<(typeof LISTS)[number], number>> = {};
  for (const list of LISTS) counts[list] = await rows(list);
  return { isThere: (await reader.one('executions', processId, after)) !== null, ...counts };
}
const nothing = { isThere: false, milestones: 0, modules: 0, blocks: 0, tasks: 0, history: 0 };

async function killedBefore(nth: number, processId: string, key: string): Promise<void> {
  await writeFile(diesFile, `${streamOf.process(workspaceId, processId)} ${nth}`);
  const before = ended.length;
  expect(await ask('CreateProcess', rollOut(processId), key)).toBeNull();
  expect(await stack.healthy(60_000)).toBe(true);
  expect(ended.slice(before)).toEqual([expect.stringContaining('SIGKILL')]);
  const types = (await eventsIn(processId)).map(({ type }) => type);
  expect(types[0]).toBe('ProcessArriving');
  expect(types).not.toContain('ProcessCreated');
}

test('a rollout that was killed between its appends is seen by nobody, and is there whole and once when it is given again', async () => {
  const whole = randomUUID();
  await give('CreateProcess', rollOut(whole));
  const shown = await seen(whole);
  expect(shown).toMatchObject({ isThere: true, modules: MODULES, tasks: MODULES * TASKS });

  const [processId, key] = [randomUUID(), randomUUID()];
  for (const nth of [2, 3]) {
    await killedBefore(nth, processId, key);
    expect(await seen(processId)).toEqual(nothing);
    const rename = await ask('RenameProcess', { processId, name: 'Other' });
    expect(rename).toMatchObject({ status: 404 });
  }
  const reply = await give('CreateProcess', rollOut(processId), key);
  expect(await seen(processId)).toEqual(shown);
  const events = (await eventsIn(processId)).length;
  expect(await give('CreateProcess', rollOut(processId), key)).toEqual(reply);
  expect(await eventsIn(processId)).toHaveLength(events);
});

test('one that is never given again leaves nothing that anybody sees, and is in nobody’s way', async () => {
  const left = randomUUID();
  await killedBefore(2, left, randomUUID());
  const beside = randomUUID();
  await give('CreateProcess', rollOut(beside));
  expect(await seen(left)).toEqual(nothing);
  const executions = await reader.all(
    ...(['executions', { projectId }, ['name', 'ASC'], await stack.log.log.head()] as const),
  );
  expect(executions.map(({ id }) => id)).not.toContain(left);
  await give('DeleteProject', { projectId });
});
