import type { PlanRef } from '@waymark/api';
import { partsOfStream } from '@waymark/events';
import type { CallersWorld } from '../callers/world.ts';
import type { Ledger } from '../ledger.ts';
import type { Seeded } from '../seeded.ts';
import type { Driven } from '../stack/stack.ts';
import { eventsAfter, eventsOf, streamOfPlan } from './logReader.ts';
import { proveLog, type LogFindings } from './logProof.ts';
import { rowsOfPlan } from './planRows.ts';
import { ProofReader } from './reader.ts';
import { provePlan } from './readProof.ts';

/**
 * How many of the plans that changed are compared after one kill, and how many of all at the end.
 */
const SAMPLE = 3;
const FINAL_SAMPLE = 300;

export type Findings = LogFindings & { wrong: number };
type Options = {
  readonly stack: Driven;
  readonly ledger: Ledger;
  readonly world: CallersWorld;
  readonly random: Seeded;
};

/**
 * Proves, while all callers hold still, that the log and the read models keep what was promised.
 */
export class Prover {
  readonly #options: Options;
  readonly #reader: ProofReader;
  readonly #revisions = new Map<string, bigint>();
  #position: bigint;
  #wrong = 0;

  constructor(options: Options) {
    const { stack, world } = options;
    this.#position = stack.log.from;
    const { projectorUrl, signingSecret } = stack;
    this.#options = options;
    this.#reader = new ProofReader({
      projectorUrl,
      signingSecret,
      accountId: world.people.owner,
      workspaceId: world.workspaceId,
    });
  }

  /**
   * What has happened since the last proof: all of it in the log, and a sample of the plans that
   * changed as they are read.
   */
  async prove(sample = SAMPLE): Promise<{ events: number; plans: number }> {
    const { stack, ledger, random, world } = this.#options;
    const { log } = stack.log;
    const events = await eventsAfter(log, this.#position);
    await proveLog(events, ledger.takeFresh(), {
      log,
      workspaceId: world.workspaceId,
      ledger,
      revisions: this.#revisions,
    });
    this.#position = events.at(-1)?.position ?? this.#position;
    const changed = new Map<string, PlanRef>();
    for (const { stream } of events) {
      const { kind, id, workspaceId } = partsOfStream(stream);
      const isPlan = kind === 'blueprint' || kind === 'process';
      if (isPlan && workspaceId === world.workspaceId) changed.set(id, { kind, id });
    }
    const chosen: PlanRef[] = [];
    while (chosen.length < sample && changed.size > 0) {
      const plan = random.pick([...changed.values()]);
      changed.delete(plan.id);
      chosen.push(plan);
    }
    for (const plan of chosen) await this.#comparePlan(plan);
    return { events: events.length, plans: chosen.length };
  }

  /**
   * Once more from the very beginning of the log, with all answers ever given, and with every plan
   * (at most 300).
   */
  async proveAll(): Promise<Findings> {
    const { stack, ledger, world, random } = this.#options;
    await this.prove();
    const { log, from } = stack.log;
    const events = await eventsAfter(log, from);
    const findings = await proveLog(events, [...ledger.answered.values()], {
      log,
      workspaceId: world.workspaceId,
      ledger,
      revisions: new Map(),
    });
    const plans = [...world.plans].filter(
      ([id]) =>
        this.#revisions.has(`blueprint-${world.workspaceId}_${id}`) ||
        this.#revisions.has(`process-${world.workspaceId}_${id}`),
    );
    const all = plans.map(([id, { kind }]): PlanRef => ({ kind, id }));
    while (all.length > FINAL_SAMPLE) all.splice(random.between(0, all.length - 1), 1);
    for (const plan of all) await this.#comparePlan(plan);
    return { ...findings, wrong: this.#wrong };
  }

  async #comparePlan(plan: PlanRef): Promise<void> {
    const { stack, ledger, world } = this.#options;
    const stream = streamOfPlan(world.workspaceId, plan);
    const { state, wrong } = provePlan(plan, {
      events: await eventsOf(stack.log.log, stream),
      rows: await rowsOfPlan(this.#reader, plan, this.#position),
      party: 'team',
      ledger,
      clientUsers: new Set(world.people.clientUsers),
    });
    world.plans.set(plan.id, { kind: plan.kind, state });
    if (wrong > 0) this.#wrong++;
  }
}
