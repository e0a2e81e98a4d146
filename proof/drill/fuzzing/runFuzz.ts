import path from 'node:path';
import { setTheScene } from '../callers/setTheScene.ts';
import { Ledger } from '../ledger.ts';
import { Seeded } from '../seeded.ts';
import { expectWell, onStack } from '../stack/onStack.ts';
import type { DrillStack } from '../stack/stack.ts';
import { FuzzFindings } from './fuzzFindings.ts';
import { fuzzTokens } from './fuzzTokens.ts';
import { RealIds, PERSONAL } from './realIds.ts';
import type { CallersWorld } from '../callers/world.ts';
import { ProofReader } from '../proofs/reader.ts';
import {
  makeRequest,
  pickRoute,
  strayRequest,
  type FuzzRequest,
  type RequestMaking,
} from './makeRequest.ts';
import { randomUUID } from 'node:crypto';
import { CommandCaller } from '../callers/caller.ts';
import { signUp } from '../callers/signUp.ts';
import { sendBroken } from './rawHttp.ts';
import { documentedRoutes, type ApiDocument, type FuzzedRoute } from './routes.ts';
import { secretsInLog } from './secretsInLogs.ts';
import { closeConnections, send } from './send.ts';

export type FuzzOptions = {
  readonly requests: number;
  readonly seed: number;
  /** Takes one line at a time. */
  readonly say: (line: string) => void;
  /** Requests under way at once. */
  readonly atOnce?: number;
};

export type FuzzResult = {
  readonly requests: number;
  readonly violations: readonly string[];
  readonly violationCount: number;
  readonly logLines: number;
};

/**
 * Sends requests that fit the OpenAPI document, and spoiled ones, to every route of both services,
 * and holds every answer against the rules: refusals say so in one shape, nothing breaks, nothing
 * hangs, nothing leaks into the logs.
 */
export async function runFuzz({
  requests,
  seed,
  say,
  atOnce = 16,
}: FuzzOptions): Promise<FuzzResult> {
  const findings = new FuzzFindings(seed);
  say(`seed ${seed}`);
  const debug = { env: { LOG_LEVEL: 'debug' } };
  return onStack({ violations: findings, say, ...debug }, async (stack) => {
    const { making, routes } = await prepare(stack, seed);
    const sending = { requests, atOnce, say, findings, making, routes };
    await sendAll({ stack, seed, ...sending }).finally(closeConnections);
    await expectWell(stack, findings, 'the last request');
    const logLines = await searchLogs(stack, findings);
    for (const line of findings.summary()) say(line);
    const { violations, violationCount } = findings;
    return { requests, violations, violationCount, logLines };
  });
}

/** A workspace beside the one that is worked on, and its owner, who is nobody there. */
async function neighbours(
  { commandUrl, signingSecret, mail }: DrillStack,
  random: Seeded,
): Promise<{ accountId: string; workspaceId: string }> {
  const accountId = await signUp(commandUrl, mail, 'nora@drill.example');
  const workspaceId = randomUUID();
  const nora = new CommandCaller({
    accountId,
    workspaceId,
    commandUrl,
    signingSecret,
    ledger: new Ledger(),
    random,
  });
  const answer = await nora.give({
    name: 'CreateWorkspace',
    payload: { workspaceId, name: 'Next door' },
  });
  if (!('reply' in answer)) throw new Error(`CreateWorkspace was refused: ${answer.code}`);
  return { accountId, workspaceId };
}

/**
 * Reads every list once as the owner does, so that requests can name what exists; and which read
 * models there are.
 */
async function learnIds(
  { projectorUrl, signingSecret, log }: DrillStack,
  { workspaceId, people }: CallersWorld,
  routes: readonly FuzzedRoute[],
  known: RealIds,
): Promise<void> {
  const reader = new ProofReader({
    projectorUrl,
    signingSecret,
    accountId: people.owner,
    workspaceId,
  });
  const head = await log.log.head();
  for (const { path, row } of routes) {
    const resource = /^\/api\/(\w+)$/.exec(path)?.[1];
    if (row === null || resource === undefined) continue;
    known.learn(resource, await reader.all(resource, {}, ['id', 'ASC'], head));
  }
  for (const model of await readModels(projectorUrl)) known.add('model', model);
}

async function readModels(projectorUrl: string): Promise<string[]> {
  const answer = await fetch(`${projectorUrl}/readyz`);
  const { models } = (await answer.json()) as { models: { model: string }[] };
  return models.map(({ model }) => model);
}

/**
 * A workspace with people and plans, another one beside it, and the routes of the document that the
 * service serves.
 */
async function prepare(stack: DrillStack, seed: number) {
  const { commandUrl, signingSecret } = stack;
  const { world } = await setTheScene(stack, new Ledger(), new Seeded(seed));
  const answer = await fetch(`${commandUrl}/api/openapi.json`);
  const document = (await answer.json()) as ApiDocument;
  const routes = documentedRoutes(document);
  const known = new RealIds();
  for (const name of ['workspaceId', 'clientId', 'projectId'] as const)
    known.add(name, world[name]);
  const { owner, member, clientUsers } = world.people;
  const next = await neighbours(stack, new Seeded(seed));
  known.add('workspaceId', next.workspaceId);
  const accounts = [owner, member, ...clientUsers, next.accountId, 'nobody'];
  for (const id of accounts) known.add('accountId', id);
  const making: Omit<RequestMaking, 'random'> = {
    known,
    schemas: document.components?.schemas ?? {},
    tokens: fuzzTokens({ signingSecret, accounts }),
  };
  await learnIds(stack, world, routes, known);
  return { making, routes };
}

type Sending = {
  readonly stack: DrillStack;
  readonly seed: number;
  readonly requests: number;
  readonly atOnce: number;
  readonly say: (line: string) => void;
  readonly findings: FuzzFindings;
  readonly making: Omit<RequestMaking, 'random'>;
  readonly routes: readonly FuzzedRoute[];
};

async function sendAll(sending: Sending): Promise<void> {
  const { requests, atOnce, say, findings } = sending;
  const started = performance.now();
  let next = 0;
  const work = async () => {
    while (next < requests) {
      const number = ++next;
      await sendOne(number, sending);
      if (number % 5_000 === 0)
        say(
          `${number} requests, ${Math.round(number / ((performance.now() - started) / 1000))} a second, ${findings.violationCount} violations`,
        );
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

/**
 * The choices of a request follow from the seed and its number; the ids in it also from what was
 * answered before.
 */
async function sendOne(
  number: number,
  { stack, seed, findings, making, routes }: Sending,
): Promise<void> {
  const random = new Seeded(seed ^ Math.imul(number, 0x9e3779b1));
  const urls = { command: stack.commandUrl, projector: stack.projectorUrl };
  if (random.chance(0.01)) {
    const service = random.pick(['command', 'projector'] as const);
    const wrong = await sendBroken(urls[service], random);
    if (wrong !== null)
      findings.violation(
        `broken HTTP: the ${service} service ${wrong}; seed ${seed}, request ${number}`,
      );
    return;
  }
  const all = { ...making, random };
  const request: FuzzRequest = random.chance(0.04)
    ? strayRequest(all)
    : makeRequest(pickRoute(routes, random), all);
  const answer = await send(urls[request.service], request);
  findings.note(number, request, answer);
  if ('failed' in answer || answer.status !== 200) return;
  const resource = /^GET \/api\/(\w+)$/.exec(request.label)?.[1];
  if (resource !== undefined) learn(making.known, resource, answer.body);
}

function learn(known: RealIds, resource: string, body: string): void {
  if (!body.startsWith('[')) return;
  known.learn(resource, JSON.parse(body) as unknown[]);
}

/** Answers how many lines were searched. */
async function searchLogs(stack: DrillStack, findings: FuzzFindings): Promise<number> {
  const secrets = [...stack.secrets, 'drill.example', ...PERSONAL];
  const codes = new Set(stack.mail.allCodes());
  let searched = 0;
  for (const service of ['command', 'projector']) {
    const { lines, found } = await secretsInLog(
      path.join(stack.folder, `${service}.log`),
      secrets,
      codes,
    );
    searched += lines;
    for (const what of found) findings.violation(what);
  }
  return searched;
}
