import { isRefused } from '@waymark/client';
import type { GetListParams, GetListResult } from 'react-admin';

/** The number of filters that one read counts. */
const FILTERS = 50;
/**
 * So much of what stands in one address, in characters: what stands in between cuts longer ones
 * off.
 */
const LENGTH = 4_000;

type GetList = (resource: string, params: GetListParams) => Promise<GetListResult>;
/** Counts the rows that each filter finds, in the order of the filters. */
type Count = (resource: string, filters: readonly unknown[]) => Promise<readonly number[]>;
type WaitingCount = {
  readonly params: GetListParams;
  readonly resolve: (result: GetListResult | Promise<GetListResult>) => void;
  readonly reject: (error: unknown) => void;
};

/**
 * Lists of which only the total is wanted: those that are asked for in one go are one question for
 * each resource.
 */
export function countedTogether(list: GetList, count: Count): GetList {
  const waiting = new Map<string, WaitingCount[]>();

  async function ask(resource: string, asked: readonly WaitingCount[]) {
    try {
      const filters = asked.map(({ params }) => params.filter ?? {});
      const totals = await count(resource, filters);
      for (const [nth, { resolve }] of asked.entries())
        resolve({ data: [], total: totals[nth] ?? 0 });
    } catch (error) {
      // One that is no good, as of a view saved long ago, takes no other with it.
      const apart = isRefused(error) && error.status === 422;
      for (const { params, resolve, reject } of asked)
        if (apart) resolve(list(resource, params));
        else reject(error);
    }
  }

  return (resource, params) => {
    if (params.pagination?.perPage !== 0) return list(resource, params);
    return new Promise((resolve, reject) => {
      const one = { params, resolve, reject };
      const others = waiting.get(resource);
      if (others !== undefined) return void others.push(one);
      waiting.set(resource, [one]);
      setTimeout(() => {
        const all = waiting.get(resource) ?? [];
        waiting.delete(resource);
        for (const part of parts(all)) void ask(resource, part);
      });
    });
  };
}

function parts(all: readonly WaitingCount[]): WaitingCount[][] {
  const found: WaitingCount[][] = [];
  let length = 0;
  for (const one of all) {
    const own = encodeURIComponent(JSON.stringify(one.params.filter)).length;
    const last = found.at(-1);
    if (last && last.length < FILTERS && length + own <= LENGTH) {
      last.push(one);
      length += own;
    } else {
      found.push([one]);
      length = own;
    }
  }
  return found;
}
