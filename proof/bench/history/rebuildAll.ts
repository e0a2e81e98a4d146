import { setTimeout as delay } from 'node:timers/promises';
import type { OperationsStatus } from '@waymark/api';
import { asOwner, get, type ServerProcess } from '../services.ts';

const LOOK_EVERY_MS = 250;

export type Rebuilt = {
  /** From the request until every read model stood beside the serving tables up to date. */
  readonly fillMs: number;
  /** The longest time for which reads could have to wait. */
  readonly swapMs: number;
  /** Read models whose checksums were not those of a fresh fold. */
  readonly different: number;
};

/**
 * Has all read models rebuilt as an owner would: beside the serving tables, compared with a fresh
 * fold, swapped in.
 * @throws when a rebuild fails or waits for a person
 */
export async function rebuildAll(projector: ServerProcess): Promise<Rebuilt> {
  const began = performance.now();
  const before = await operate(projector, 'rebuild');
  const names = before.models.map(({ model }) => model);
  const filled = new Map<string, number>();
  const different = new Set<string>();
  const ready = await until(projector, (status) => {
    for (const { model, rebuild } of status.models) {
      if (rebuild === null || rebuild.state === 'failed')
        throw new Error(`the rebuild of ${model} ended: ${rebuild?.problem ?? 'it is gone'}`);
      if (rebuild.state === 'different') different.add(model);
      if (rebuild.state !== 'building' && !filled.has(model)) {
        filled.set(model, performance.now() - began);
        console.log(`  ${model} is filled beside`);
      }
    }
    return status.models.every(
      ({ model, rebuild }) => rebuild?.state === 'ready' || different.has(model),
    );
  });
  if (different.size > 0) return { fillMs: NaN, swapMs: NaN, different: different.size };
  const replaced = new Map(ready.models.map((one) => [one.model, one.previous?.replacedAt]));
  console.log('  all are like a fresh fold');
  await operate(projector, 'swap');
  const after = await until(projector, (status) =>
    status.models.every(
      ({ model, rebuild, previous, lastSwapMs }) =>
        rebuild === null &&
        previous !== null &&
        // Told a moment after the exchange.
        lastSwapMs !== null &&
        previous.replacedAt !== replaced.get(model),
    ),
  );
  return {
    fillMs: Math.max(...names.map((name) => filled.get(name) ?? NaN)),
    swapMs: Math.max(...after.models.map(({ lastSwapMs }) => lastSwapMs ?? NaN)),
    different: 0,
  };
}

async function until(
  projector: ServerProcess,
  reached: (status: OperationsStatus) => boolean,
): Promise<OperationsStatus> {
  for (;;) {
    const { body } = await get<OperationsStatus>(projector, '/api/operations');
    if (reached(body)) return body;
    await delay(LOOK_EVERY_MS);
  }
}

async function operate(
  projector: ServerProcess,
  action: 'rebuild' | 'swap',
): Promise<OperationsStatus> {
  const answer = await fetch(`${projector.url}/api/operations/${action}`, {
    method: 'POST',
    headers: asOwner(),
    body: '{}',
  });
  if (answer.status !== 200) throw new Error(`${action}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as OperationsStatus;
}
