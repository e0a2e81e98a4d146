import type { DrillStack } from '../stack/stack.ts';
import { figures } from './figure.ts';

const MIB = 2 ** 20;

/** In MiB. */
type OfService = {
  /** What the process takes up. */
  readonly resident: number;
  /** What it keeps of objects, and of bytes outside of them, not yet collected ones among them. */
  readonly held: number;
};
export type ServicesMemory = { readonly command: OfService; readonly projector: OfService };

/** As the services tell it. */
export async function memoryOf({ commandUrl, projectorUrl }: DrillStack): Promise<ServicesMemory> {
  const [command, projector] = await Promise.all([ofService(commandUrl), ofService(projectorUrl)]);
  return { command, projector };
}

async function ofService(url: string): Promise<OfService> {
  const [resident, heap, outside] = await figures(url, [
    'process_resident_memory_bytes',
    'nodejs_heap_size_used_bytes',
    'nodejs_external_memory_bytes',
  ]);
  return { resident: resident / MIB, held: (heap + outside) / MIB };
}

export const memoryInWords = ({ command, projector }: ServicesMemory): string =>
  (
    [
      ['command', command],
      ['projector', projector],
    ] as const
  )
    .map(
      ([name, { resident, held }]) =>
        `${name} ${resident.toFixed(0)} MiB, ${held.toFixed(0)} MiB of them objects and bytes`,
    )
    .join('; ');
