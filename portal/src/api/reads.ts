import type { ClientsRow } from '@waymark/api';
import { headers as names } from '@waymark/api/headers';
import { knownPosition, noteRead } from './position.ts';
import { request } from './request.ts';

/** Rows as clients are given them. */
export type ExecutionRow = ClientsRow<'executions'>;
export type MilestoneRow = ClientsRow<'milestones'>;
export type ModuleRow = ClientsRow<'modules'>;
export type BlockRow = ClientsRow<'blocks'>;
export type TaskRow = ClientsRow<'tasks'>;
export type PersonRow = ClientsRow<'people'>;
export type PlaceholderRow = ClientsRow<'placeholders'>;

/** The reads that the portal uses, with their rows. */
type Rows = {
  executions: ExecutionRow;
  milestones: MilestoneRow;
  modules: ModuleRow;
  tasks: TaskRow;
  blocks: BlockRow;
  people: PersonRow;
  placeholders: PlaceholderRow;
};
export type Readable = keyof Rows;

export type Question = {
  filter?: Record<string, string>;
  sort: [field: string, order: 'ASC' | 'DESC'];
};

const pageLength = 500;

/**
 * All rows of a read, page by page, in the dialect of ra-data-simple-rest.
 * @param workspaceId whose rows
 */
export async function readAll<Name extends Readable>(
  workspaceId: string,
  resource: Name,
  question: Question,
): Promise<Rows[Name][]> {
  const rows: Rows[Name][] = [];
  for (;;) {
    const query = new URLSearchParams({
      filter: JSON.stringify(question.filter ?? {}),
      sort: JSON.stringify(question.sort),
      range: JSON.stringify([rows.length, rows.length + pageLength - 1]),
      ...after(),
    });
    const response = await request(`/api/${resource}?${query}`, {
      workspaceId,
    });
    noteRead(response.headers.get(names.position));
    const page = (await response.json()) as Rows[Name][];
    rows.push(...page);
    if (page.length === 0 || rows.length >= totalOf(response, rows.length))
      return rows;
  }
}

const after = (): { after?: string } => {
  const position = knownPosition();
  return position === undefined ? {} : { after: position };
};

/** The number behind the slash of `Content-Range: tasks 0-99/1234`. */
function totalOf(response: Response, otherwise: number): number {
  const total = Number(response.headers.get('Content-Range')?.split('/')[1]);
  return Number.isInteger(total) ? total : otherwise;
}
