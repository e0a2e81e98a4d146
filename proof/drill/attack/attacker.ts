import { Attacker } from './ask.ts';
import type { Tenant } from './tenant.ts';
import type { AttackWay } from './attackWay.ts';
import { ways } from './ways.ts';

/** Who attacks, and how. */
export type Onslaught = {
  readonly name: string;
  readonly tenant: Tenant;
  readonly connections: number;
};
/** One time of it. */
export type Round = {
  /** How long at most. */
  readonly seconds: number;
  /** Over after so many answers. Default: any number. */
  readonly answers?: number;
};
/** How many answers of each status there were; 0: none. */
export type Statuses = Readonly<Record<number, number>>;

/**
 * Run with `fork`: says that it is ready for an onslaught, makes each round that is wished, and
 * answers what came of it.
 */
process.once('message', (onslaught: Onslaught) => {
  const once = onceOf(onslaught);
  let n = 0;
  process.on('message', (round: Round) => {
    void attack(once, onslaught, round, () => n++).then((statuses) => process.send?.(statuses));
  });
  process.send?.('ready');
});
process.once('disconnect', () => process.exit());

type Once = (n: number, over: AbortSignal, count: (status: number) => void) => Promise<void>;

async function attack(
  once: Once,
  { connections }: Onslaught,
  { seconds, answers = Infinity }: Round,
  next: () => number,
): Promise<Statuses> {
  const enough = new AbortController();
  const over = AbortSignal.any([enough.signal, AbortSignal.timeout(seconds * 1_000)]);
  const ended = new Promise<void>((end) => over.addEventListener('abort', () => end()));
  const statuses: Record<number, number> = {};
  let counted = 0;
  const count = (status: number) => {
    if (over.aborted) return;
    statuses[status] = (statuses[status] ?? 0) + 1;
    if (++counted >= answers) enough.abort();
  };
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (!over.aborted) await Promise.race([once(next(), over, count), ended]);
    }),
  );
  return statuses;
}

function onceOf({ name, tenant, connections }: Onslaught): Once {
  const way: AttackWay | undefined = ways[name];
  if (way === undefined) throw new Error(`there is no attack by ${name}`);
  if ('once' in way) return (_, over, count) => way.once(tenant, over, count);
  const stranger = new Attacker(tenant.address, connections);
  const site = way.at === 'command' ? tenant.commandUrl : tenant.projectorUrl;
  return async (n, _, count) => count((await stranger.ask(site, way.next(tenant, n))).status);
}
