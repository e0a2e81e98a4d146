import { randomUUID } from 'node:crypto';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { headers } from '@waymark/api';
import { Attacker } from '../ask.ts';
import { authorized } from '../tenant.ts';
import type { RawWay, Ways } from '../attackWay.ts';

const BYTES = 500_000;
/** After so many that were refused it is looked at what the store holds. */
const EVERY = 40;
/** What is taken out again is so within a moment, in milliseconds. */
const TAKEN_OUT_WITHIN = 20_000;

/** The one id under which all of them come. */
const fileId = randomUUID();
let sent = 0;
let taken = 0;
let refused = 0;

/** Bytes of all files in a folder. */
async function held(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const sizes = entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      stat(path.join(entry.parentPath, entry.name)).then(
        ({ size }) => size,
        () => 0,
      ),
    );
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/** Brings another content under the same id again and again, of which one alone can be kept. */
const underOneId: RawWay = {
  async once({ commandUrl, address, blueprintId, filesFolder, ...tenant }, signal, count) {
    const stranger = new Attacker(address, 1);
    const of = new URLSearchParams({
      ...{ fileId, carrier: 'block', planKind: 'blueprint', planId: blueprintId, block: 'pdf' },
    });
    const words = `${sent++} ${'x'.repeat(BYTES)}`;
    const { status } = await stranger.ask(commandUrl, {
      path: `/api/uploads?${of.toString()}`,
      body: `%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\n% ${words}\ntrailer<</Root 1 0 R>>\n%%EOF\n`,
      headers: {
        ...authorized(tenant),
        [headers.fileName]: 'a.pdf',
        'Content-Type': 'application/pdf',
      },
    });
    stranger.leave();
    count(status);
    if (status === 201) taken += 1;
    else refused += 1;
    if (refused === 0 || refused % EVERY !== 0) return;
    const most = (taken + 10) * BYTES;
    for (let waited = 0; (await held(filesFolder)) > most; waited += 500) {
      if (waited > TAKEN_OUT_WITHIN)
        throw new Error(
          `the store holds ${await held(filesFolder)} bytes where ${taken} of ${sent} files of ${BYTES} were taken`,
        );
      await delay(500, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return;
    }
  },
};

/** By what is refused and stays. */
export const byFilling: Ways = { 'files under one id': underOneId };
