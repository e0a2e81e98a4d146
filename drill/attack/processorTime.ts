import type { Stack } from '../stack/stack.ts';

/** Seconds of a processor that each service has used since it began. */
export type ProcessorTime = {
  readonly command: number;
  readonly projector: number;
};

/** As the services themselves say it; unlike the time of an answer it does not depend on what else the machine does. */
export async function processorTime({
  commandUrl,
  projectorUrl,
}: Stack): Promise<ProcessorTime> {
  const [command, projector] = await Promise.all(
    [commandUrl, projectorUrl].map(async (url) => {
      const text = await (await fetch(`${url}/metrics`)).text();
      return Number(/^process_cpu_seconds_total (\S+)$/m.exec(text)?.[1] ?? 0);
    }),
  );
  return { command: command ?? 0, projector: projector ?? 0 };
}
