import { headers as names } from '@waymark/api/headers';
import type { PlaceholderRow } from '@waymark/api';
import { read } from '../../../base/wire/request.ts';
import type { Counts, Seen } from './progress.ts';

/** Between two looks, in milliseconds. */
const PAUSE = 500;
/** After so many looks the lists are given up on: the process is there, they only lag. */
const LOOKS = 120;

/**
 * Follows a process that was just created into the lists and tells what can be seen of it. Ends
 * when every list has reached the command, or shows all that was expected.
 */
export async function watchRollout(processId: string, onSeen: (seen: Seen) => void): Promise<void> {
  const seen: Seen = { created: true, milestones: 0, modules: 0, tasks: 0, matched: 0 };
  const tell = (part: Partial<Counts>) => onSeen(Object.assign(seen, part));
  tell({});
  await follow('milestones', processId, (milestones) => tell({ milestones }));
  await follow('modules', processId, (modules) => tell({ modules }));
  await follow('tasks', processId, (tasks) => tell({ tasks }));
  await follow('placeholders', processId, (_total, rows) =>
    tell({
      matched: (rows as PlaceholderRow[]).filter(({ matchedTo }) => matchedTo !== null).length,
    }),
  );
}

/**
 * Asks for a list of a plan until it has reached the last command, and tells how many there are by
 * then.
 */
export async function follow(
  resource: string,
  planId: string,
  onCount: (total: number, rows: unknown[]) => void,
): Promise<void> {
  const range = resource === 'placeholders' ? [0, 199] : [0, 0];
  const query = `filter=${encodeURIComponent(JSON.stringify({ planId }))}&range=${encodeURIComponent(JSON.stringify(range))}`;
  for (let look = 0; look < LOOKS; look += 1) {
    const { headers, json } = await read<unknown[]>(`/api/${resource}?${query}`);
    onCount(Number(headers.get('Content-Range')?.split('/').at(-1) ?? 0), json);
    if (!headers.has(names.stale)) return;
    await new Promise((resume) => setTimeout(resume, PAUSE));
  }
}
