import type { QueryClient } from '@tanstack/react-query';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useDataProvider, type DataProvider } from 'react-admin';
import type { Rows } from './candidates.ts';
import { wordsOf } from './rank.ts';

const resources = [
  'executions',
  'projects',
  'blueprints',
  'modules',
  'tasks',
  'people',
  'clients',
] as const;
const none: Rows = {
  executions: [],
  projects: [],
  blueprints: [],
  modules: [],
  tasks: [],
  people: [],
  clients: [],
};

const newest = { field: 'updatedAt', order: 'DESC' } as const;
const inPlace = { field: 'place', order: 'ASC' } as const;
const byName = { field: 'name', order: 'ASC' } as const;
const orders = {
  executions: newest,
  projects: byName,
  blueprints: newest,
  modules: inPlace,
  tasks: inPlace,
  people: byName,
  clients: byName,
};

/** After so long without a key the server is asked, in milliseconds. */
const PAUSE = 120;
/** The number of rows that are asked for each word. */
const MOST = 60;
/** So many words are looked for; more only narrow what they find. */
const WORDS = 3;

type AnyRow = { readonly id: string; readonly planId?: string };

/** Rows of all reads so far, each once. */
function loaded(queryClient: QueryClient): Rows {
  return joined(
    resources.map((resource) => {
      const rows = queryClient
        .getQueriesData<unknown>({ queryKey: [resource] })
        .flatMap(([, data]) => rowsIn(data));
      return { [resource]: rows } as Partial<Rows>;
    }),
  );
}

function rowsIn(data: unknown): AnyRow[] {
  if (Array.isArray(data)) return data.flatMap(rowsIn);
  if (typeof data !== 'object' || data === null) return [];
  if ('pages' in data) return rowsIn(data.pages);
  if ('data' in data) return rowsIn(data.data);
  return 'id' in data && typeof data.id === 'string' ? [data as AnyRow] : [];
}

function joined(parts: readonly Partial<Rows>[]): Rows {
  const all = resources.map((resource) => {
    const rows = parts.flatMap((part): readonly AnyRow[] => part[resource] ?? []);
    const byId = new Map(rows.map((row) => [`${row.planId ?? ''}/${row.id}`, row]));
    return [resource, [...byId.values()]];
  });
  return Object.fromEntries(all) as Rows;
}

async function ask(dataProvider: DataProvider, typed: string): Promise<Rows> {
  const asked = wordsOf(typed)
    .toSorted((a, b) => b.length - a.length)
    .slice(0, WORDS)
    .flatMap((q) =>
      resources.map(async (resource) => {
        const { data } = await dataProvider.getList(resource, {
          filter: { q },
          pagination: { page: 1, perPage: MOST },
          sort: orders[resource],
        });
        return { [resource]: data } as Partial<Rows>;
      }),
    );
  return joined(await Promise.all(asked));
}

/** Rows to choose from: what is loaded at once, then what the server finds of each word. */
export function useRows(typed: string): { rows: Rows; searching: boolean; offline: boolean } {
  const queryClient = useQueryClient();
  const dataProvider = useDataProvider();
  const here = useMemo(() => loaded(queryClient), [queryClient]);
  const [found, setFound] = useState<{ typed: string; rows: Rows; failed: boolean }>({
    typed: '',
    rows: none,
    failed: false,
  });
  useEffect(() => {
    if (typed.trim() === '') return;
    let wanted = true;
    const timer = setTimeout(() => {
      ask(dataProvider, typed)
        .then((rows) => wanted && setFound({ typed, rows, failed: false }))
        .catch(() => wanted && setFound({ typed, rows: none, failed: true }));
    }, PAUSE);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [typed, dataProvider]);
  const rows = useMemo(() => joined([here, found.rows]), [here, found.rows]);
  return { rows, searching: typed.trim() !== '' && found.typed !== typed, offline: found.failed };
}
