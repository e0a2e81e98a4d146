import { Agent, request } from 'node:http';
import { asOwner, type ServerProcess } from './services.ts';

/**
 * GETs one after the other over one connection that stays open; answers the milliseconds of each.
 * @throws unless all are 200
 */
export async function getAgain(
  service: ServerProcess,
  path: string,
  times: number,
): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const headers = asOwner();
  const milliseconds: number[] = [];
  for (let n = 0; n < times; n++) {
    const began = performance.now();
    const status = await new Promise<number>((resolve, reject) => {
      request(`${service.url}${path}`, { agent, headers }, (answer) => {
        answer.resume();
        answer.on('end', () => resolve(answer.statusCode ?? 0));
        answer.on('error', reject);
      })
        .on('error', reject)
        .end();
    });
    milliseconds.push(performance.now() - began);
    if (status !== 200) throw new Error(`GET ${path}: ${status}`);
  }
  agent.destroy();
  return milliseconds;
}

/** The query of a list, in the dialect of the API. */
export const listQuery = (filter: object, sort: readonly [string, 'ASC' | 'DESC']): string =>
  new URLSearchParams({
    filter: JSON.stringify(filter),
    sort: JSON.stringify(sort),
    range: '[0,99]',
  }).toString();
