import { setTimeout as delay } from 'node:timers/promises';
import { attacks } from './attacks.ts';
import { Somebody } from './ask.ts';
import { rawAttacks } from './rawAttacks.ts';
import type { Tenant } from './tenant.ts';

/** A pause after each refusal without work, so that the attacker's own processor is not what is measured, in milliseconds. */
const BREATH = 5;

export type Onslaught = {
  readonly name: string;
  readonly tenant: Tenant;
  /** How long at most. */
  readonly seconds: number;
  /** Over after so many answers. Default: any number. */
  readonly answers?: number;
  readonly connections: number;
};
/** How many answers of each status there were; 0: none. */
export type Statuses = Readonly<Record<number, number>>;

/** Run with `fork`: attacks for so long, from a process of its own, answers what came of it, and ends. */
process.once('message', (onslaught: Onslaught) => {
  void attack(onslaught).then((statuses) =>
    process.send?.(statuses, () => process.exit()),
  );
});
process.once('disconnect', () => process.exit());

async function attack({
  name,
  tenant,
  seconds,
  answers = Infinity,
  connections,
}: Onslaught): Promise<Statuses> {
  const enough = new AbortController();
  const over = AbortSignal.any([
    enough.signal,
    AbortSignal.timeout(seconds * 1_000),
  ]);
  const ended = new Promise<number>((end) =>
    over.addEventListener('abort', () => end(0)),
  );
  const statuses: Record<number, number> = {};
  let counted = 0;
  const count = (status: number) => {
    statuses[status] = (statuses[status] ?? 0) + 1;
    if (++counted >= answers) enough.abort();
  };
  const once = onceOf(name, tenant, connections, over);
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (!over.aborted) {
        const status = await Promise.race([once(), ended]);
        if (!over.aborted || status !== 0) count(status);
        if (status >= 400) await delay(BREATH);
      }
    }),
  );
  return statuses;
}

function onceOf(
  name: string,
  tenant: Tenant,
  connections: number,
  over: AbortSignal,
): () => Promise<number> {
  const raw = rawAttacks[name];
  if (raw !== undefined) return () => raw(tenant, over);
  const plain = attacks[name];
  if (plain === undefined) throw new Error(`there is no attack by ${name}`);
  const stranger = new Somebody(tenant.address, connections);
  const site = plain.at === 'command' ? tenant.commandUrl : tenant.projectorUrl;
  let n = 0;
  return async () => (await stranger.ask(site, plain.next(tenant, n++))).status;
}
