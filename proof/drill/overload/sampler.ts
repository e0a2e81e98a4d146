import { setTimeout as delay } from 'node:timers/promises';

const EVERY = 250;
const MIB = 1024 * 1024;

export type Sampled = {
  /** Resident memory in MiB, as the service itself says. */
  readonly first: number;
  readonly most: number;
  readonly samples: number;
  /** Health checks that were not answered with 200. */
  readonly unwell: number;
};

/** Asks a service for its memory and its health until `over`; both are answered however much there is to do. */
export async function sample(url: string, over: AbortSignal): Promise<Sampled> {
  let [first, most, samples, unwell] = [0, 0, 0, 0];
  while (!over.aborted) {
    const memory = await memoryOf(url);
    if (memory !== null) {
      if (samples === 0) first = memory;
      most = Math.max(most, memory);
      samples++;
    }
    const health = await fetch(`${url}/healthz`).catch(() => null);
    await health?.arrayBuffer();
    if (health?.status !== 200) unwell++;
    await delay(EVERY);
  }
  return { first, most, samples, unwell };
}

async function memoryOf(url: string): Promise<number | null> {
  const answer = await fetch(`${url}/metrics`).catch(() => null);
  const text = (await answer?.text()) ?? '';
  const bytes = /^process_resident_memory_bytes (\S+)$/m.exec(text)?.[1];
  return bytes === undefined ? null : Math.round(Number(bytes) / MIB);
}
