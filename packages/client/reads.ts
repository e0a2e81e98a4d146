import type { FilterOf, ResourceName, RowOf } from '@waymark/api';
import { withPosition } from './position.ts';
import { request } from './request.ts';
import type { Wire } from './wire.ts';

export type ListQuery<Name extends ResourceName> = {
  readonly filter?: FilterOf<Name>;
  readonly sort: readonly [field: string, order: 'ASC' | 'DESC'];
  readonly workspaceId?: string | undefined;
};

const pageLength = 500;

/**
 * All rows of a read, page by page, in the dialect of ra-data-simple-rest, at least as new as what
 * the page knows of. @throws as `request`
 */
export async function readAll<Name extends ResourceName, Row = RowOf<Name>>(
  wire: Wire,
  resource: Name,
  { filter, sort, workspaceId }: ListQuery<Name>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const query = new URLSearchParams({
      filter: JSON.stringify(filter ?? {}),
      sort: JSON.stringify(sort),
      range: JSON.stringify([rows.length, rows.length + pageLength - 1]),
    });
    const { headers, json } = await request<Row[]>(
      wire,
      withPosition(`/api/${resource}?${query}`, wire.position.newest()),
      { workspaceId },
    );
    rows.push(...json);
    if (json.length === 0 || rows.length >= totalOf(headers, rows.length)) return rows;
  }
}

/** The number behind the slash of `Content-Range: tasks 0-99/1234`. */
function totalOf(headers: Headers, otherwise: number): number {
  const total = Number(headers.get('Content-Range')?.split('/')[1]);
  return Number.isInteger(total) ? total : otherwise;
}
