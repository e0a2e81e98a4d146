import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { commandReply, fileLinks, headers } from '@waymark/api';
import { Attacker } from '../ask.ts';
import { holdConnection } from '../heldConnection.ts';
import { authorized, type Tenant } from '../tenant.ts';
import type { RawWay, Ways } from '../attackWay.ts';

/** Lines that each of the stranger's connections opens, each for another of a hundred accounts. */
const LINES = 40;
/** How long somebody who brings a small file may wait meanwhile, in milliseconds. */
const BROUGHT_WITHIN = 20_000;
/** Of a file that nobody reads: more than the machine takes in for who does not. */
const LARGE = 20 * 2 ** 20;
const READERS = 6;

let comes = 0;

/** A hundred accounts at one address. */
const lines: RawWay = {
  possessions: { tasks: 20, processes: 1, crowd: 101 },
  async once({ projectorUrl, address, crowd }, signal, count) {
    const held: Promise<void>[] = [];
    // One after the other: it is by what they hold that lines are missing, not by how many come at
    // once.
    for (let n = 0; n < LINES && !signal.aborted; n++) {
      const member = crowd[comes++ % crowd.length]!;
      const line = {
        ...{ site: projectorUrl, request: 'GET /api/live', address },
        headers: authorized(member),
      };
      const status = await new Promise<number>((answered) => {
        const told = (status: number) => {
          count(status);
          answered(status);
        };
        held.push(holdConnection(line, signal, told).then(() => answered(0)));
      });
      if (status !== 200) await delay(500, undefined, { signal }).catch(() => undefined);
    }
    await Promise.all(held);
  },
};

const upload = (planId: string) =>
  `/api/uploads?${new URLSearchParams({
    ...{ fileId: randomUUID(), carrier: 'block', planKind: 'blueprint' },
    ...{ planId, block: 'pdf' },
  }).toString()}`;
const named = { [headers.fileName]: 'a.pdf' };
const pdf = (words: string) =>
  `%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\n% ${words}\ntrailer<</Root 1 0 R>>\n%%EOF\n`;

/**
 * Four accounts, each at an address of its own, send files a byte now and then; another one,
 * somewhere else, brings a small one.
 */
const uploads: RawWay = {
  possessions: { tasks: 20, processes: 1, crowd: 5 },
  async once({ commandUrl, crowd }, signal, count) {
    const nth = comes++;
    const [other, ...slow] = crowd;
    if (nth === 0) return bringSmall(commandUrl, other!, signal);
    const member = slow[nth % slow.length]!;
    await holdConnection(
      {
        site: commandUrl,
        request: `POST ${upload(member.blueprintId)}`,
        address: `10.${nth % slow.length}.0.1`,
        headers: { ...{ ...authorized(member), ...named }, 'Content-Length': '1000000' },
        drip: { every: 2_000, bytes: Buffer.from('%') },
      },
      signal,
      count,
    );
  },
};

/** @throws Error where it takes too long */
async function bringSmall(
  site: string,
  member: Tenant['crowd'][number],
  signal: AbortSignal,
): Promise<void> {
  const somebody = new Attacker('10.9.0.1', 1);
  // By then the others have what they can get.
  await delay(1_000, undefined, { signal }).catch(() => undefined);
  while (!signal.aborted) {
    const asked = {
      ...{ path: upload(member.blueprintId), body: pdf('small') },
      headers: { ...{ ...authorized(member), ...named }, 'Content-Type': 'application/pdf' },
    };
    const brought = await Promise.race([
      somebody.ask(site, asked),
      delay(BROUGHT_WITHIN, null, { signal }).catch(() => null),
    ]);
    if (signal.aborted) break;
    if (brought?.status !== 201)
      throw new Error(`a small file was answered ${brought?.status ?? 'never'}`);
    await delay(1_000, undefined, { signal }).catch(() => undefined);
  }
  somebody.leave();
}

let link: Promise<string> | undefined;

/** Brings a large file, shows it in a block, and answers its address. */
async function largeFile(tenant: Tenant): Promise<string> {
  const somebody = new Attacker(tenant.address, 2);
  const fileId = randomUUID();
  const said = authorized(tenant);
  const give = (path: string, body: string, more: Record<string, string>) =>
    somebody.ask(tenant.commandUrl, { ...{ path, body, headers: { ...said, ...more } } });
  const of = new URLSearchParams({
    ...{ fileId, carrier: 'block', planKind: 'process' },
    ...{ planId: tenant.processId, block: 'pdf' },
  });
  await give(`/api/uploads?${of.toString()}`, pdf('x'.repeat(LARGE)), {
    ...{ ...named, 'Content-Type': 'application/pdf' },
  });
  const shown = await give(
    '/api/commands/AddBlock',
    JSON.stringify({
      plan: { kind: 'process', id: tenant.processId },
      ...{ moduleId: tenant.moduleId, blockId: randomUUID() },
      content: { type: 'pdf', fileId, title: 'Large', bytes: LARGE },
    }),
    {},
  );
  const { position } = commandReply.parse(JSON.parse(shown.body));
  const links = await somebody.ask(tenant.projectorUrl, {
    path: `/api/fileLinks?id=${fileId}&after=${position}`,
    headers: said,
  });
  somebody.leave();
  const [found] = fileLinks.parse(JSON.parse(links.body));
  if (found === undefined) throw new Error('the large file is not to be read');
  return found.url;
}

/**
 * Whoever may read a large file asks for it on three hundred connections from three addresses, and
 * reads none.
 */
const downloads: RawWay = {
  async once(tenant, signal, count) {
    const url = await (link ??= largeFile(tenant));
    await Promise.all(
      Array.from({ length: READERS }, () =>
        holdConnection(
          {
            ...{ site: tenant.projectorUrl, request: `GET ${url}` },
            ...{ address: `10.${comes++ % 3}.0.1`, headers: {} },
          },
          signal,
          count,
        ),
      ),
    );
    await delay(500, undefined, { signal }).catch(() => undefined);
  },
};

/** By what lasts as long as the stranger likes. */
export const byHolding: Ways = {
  'live lines of a hundred accounts': lines,
  'files that are sent a byte now and then': uploads,
  'files that are asked for and not read': downloads,
};
