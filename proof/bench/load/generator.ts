import { randomUUID } from 'node:crypto';
import autocannon, { type Request } from 'autocannon';
import { headers } from '@waymark/api';
import type { Job, LoadAnswers } from './job.ts';

/**
 * A process of its own that sends load and reports, so that what is measured does not share its
 * event loop.
 */
process.on('message', (job: Job) => {
  void send(job).then((load) => process.send?.(load));
});

function send(job: Job): Promise<LoadAnswers> {
  let n = job.from ?? 0;
  const { body, slots = 1 } = job;
  const latencies: number[] = [];
  const statuses: Record<number, number> = {};
  const numbered = (template: string) => (request: Request) => {
    const number = n++;
    request.headers[headers.idempotencyKey] = randomUUID();
    request.body = template
      .replaceAll('$n', String(number))
      .replaceAll('$slot', String(number % slots));
    return request;
  };
  const began = performance.now();
  let ended = began;
  return new Promise((resolve, reject) => {
    const run = autocannon(
      {
        url: job.url,
        connections: job.connections,
        ...(job.amount === undefined ? { duration: job.seconds ?? 1 } : { amount: job.amount }),
        ...(job.perSecond === undefined ? {} : { overallRate: job.perSecond }),
        requests: (job.paths ?? [undefined]).map((path) => ({
          method: job.method,
          headers: { ...job.headers },
          ...(path === undefined ? {} : { path }),
          ...(body === undefined ? {} : { setupRequest: numbered(body) }),
        })),
      },
      (error, result) => {
        if (error) return reject(error);
        if (result.errors > 0) statuses[0] = result.errors;
        const perSecond = (latencies.length * 1000) / (ended - began);
        resolve({ statuses, perSecond, latencies });
      },
    );
    run.on('response', (_client, status, _bytes, milliseconds) => {
      statuses[status] = (statuses[status] ?? 0) + 1;
      latencies.push(milliseconds);
      ended = performance.now();
    });
  });
}
