/** Resources of plans, which a topic of the live stream makes old. */
const planResources = new Set([
  'milestones',
  'modules',
  'blocks',
  'tasks',
  'placeholders',
  'variables',
  'history',
  'conversations',
  'ratings',
]);
/** Resources of what is said about the tasks of a process (topic `talk:<id>`). */
const talkResources = new Set(['messages', 'notes', 'conversations']);
/** What somebody has seen is news to them no more. */
const seenResources = new Set([...talkResources, 'notices']);

export type CachedQuery = { queryKey: readonly unknown[]; data: unknown };

/**
 * Whether what is cached may be old after a change with these topics: `plan:<id>` touches what that
 * blueprint or process holds, `talk:<id>` what is said about its tasks, `inbox` all conversations,
 * `seen` who has seen what of them; every other topic is the name of a resource (`workspace`
 * changes who one is).
 */
export const isTouched = (topics: readonly string[], query: CachedQuery): boolean =>
  topics.some((topic) => touches(topic, query));

function touches(topic: string, { queryKey, data }: CachedQuery): boolean {
  const [resource] = queryKey;
  if (topic === 'workspace') return resource === 'me';
  if (topic === 'inbox') return resource === 'conversations';
  if (typeof resource !== 'string') return false;
  if (topic === 'seen') return seenResources.has(resource);
  const [kind, planId] = topic.split(':');
  if (planId === undefined) return resource === topic;
  const resources = kind === 'talk' ? talkResources : planResources;
  if (!resources.has(resource)) return false;
  const rows = rowsOf(data);
  return (
    rows.length === 0 ||
    rows.some((row) => row.planId === planId) ||
    JSON.stringify(queryKey).includes(planId)
  );
}

type Row = { planId?: unknown };

/** Rows of a cached list (`{data: rows}`), of several (`rows`) or of one. */
function rowsOf(cached: unknown): Row[] {
  const inner = isObject(cached) && 'data' in cached ? cached.data : cached;
  return (Array.isArray(inner) ? inner : [inner]).filter(isObject);
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
