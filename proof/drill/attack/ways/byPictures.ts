import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { crc32, deflateSync } from 'node:zlib';
import { headers } from '@waymark/api';
import { Attacker } from '../ask.ts';
import { authorized, type TenantMember } from '../tenant.ts';
import type { RawWay, Ways } from '../attackWay.ts';

/**
 * Pixels of a side: with noise in each of them nothing can be left out of such a picture, and one
 * that is larger is not taken.
 */
const SIDE = 1_100;
/** How long somebody who brings a small picture may wait meanwhile, in milliseconds. */
const BROUGHT_WITHIN = 20_000;

const COLOURED = 2;
const chunk = (type: string, content: Buffer): Buffer => {
  const told = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(told));
  return Buffer.concat([length, told, sum]);
};

/** A picture of nothing but noise, as PNG. */
function noise(side: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.set([8, COLOURED, 0, 0, 0], 8);
  const rows = randomBytes(side * (1 + 3 * side));
  // Each row begins with how it is filtered: not at all.
  for (let row = 0; row < side; row++) rows[row * (1 + 3 * side)] = 0;
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows, { level: 0 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const bring = (from: Attacker, site: string, member: TenantMember, picture: Buffer) =>
  from.ask(site, {
    path: `/api/uploads?${new URLSearchParams({
      ...{ fileId: randomUUID(), carrier: 'block', planKind: 'blueprint' },
      ...{ planId: member.blueprintId, block: 'image' },
    }).toString()}`,
    body: picture,
    headers: {
      ...{ ...authorized(member), [headers.fileName]: 'a.png' },
      'Content-Type': 'image/png',
    },
  });

let comes = 0;
let hard: Buffer | undefined;

/**
 * Four accounts, each at an address of its own, bring pictures that take long to look at; another
 * one, somewhere else, brings a small one.
 */
const pictures: RawWay = {
  possessions: { tasks: 20, processes: 1, crowd: 5 },
  async once({ commandUrl, crowd }, signal, count) {
    const nth = comes++;
    const [other, ...slow] = crowd;
    if (nth === 0) return bringSmall(commandUrl, other!, signal);
    const n = nth % slow.length;
    const from = new Attacker(`10.${n}.0.1`, 1);
    count((await bring(from, commandUrl, slow[n]!, (hard ??= noise(SIDE)))).status);
    from.leave();
  },
};

/** @throws Error where it takes too long */
async function bringSmall(site: string, member: TenantMember, signal: AbortSignal): Promise<void> {
  const somebody = new Attacker('10.9.0.1', 1);
  const small = noise(16);
  while (!signal.aborted) {
    await delay(1_000, undefined, { signal }).catch(() => undefined);
    const brought = await Promise.race([
      bring(somebody, site, member, small),
      delay(BROUGHT_WITHIN, null, { signal }).catch(() => null),
    ]);
    if (signal.aborted) break;
    if (brought?.status !== 201)
      throw new Error(
        `a small picture was answered ${brought?.status ?? 'never'}: ${brought?.body ?? ''}`,
      );
  }
  somebody.leave();
}

/** By what takes long to look at. */
export const byPictures: Ways = { 'pictures that are hard to look at': pictures };
