import type { CommandReply, ResourceName } from '@waymark/api';
import simpleRestProvider from 'ra-data-simple-rest';
import type {
  CreateParams,
  DataProvider,
  DeleteManyParams,
  DeleteParams,
  fetchUtils,
  GetOneParams,
  Identifier,
  UpdateManyParams,
  UpdateParams,
} from 'react-admin';
import { countedTogether } from './countedTogether.ts';
import { listInBatches, manyInBatches } from './inBatches.ts';
import { read } from '../wire/request.ts';
import { queryClient } from './queryClient.ts';
import { shownMeanwhile, withoutGoing } from './shownAtOnce.ts';
import { sendCommand, type SendOptions } from '../wire/sendCommand.ts';
import { writes, type AnyWrites, type Written } from './writes.ts';

/** The options of a change beside its data, given as react-admin's `meta`. */
type Meta = Pick<SendOptions, 'basedOn' | 'key'>;
type Changed = Record<string, unknown> & { id: Identifier };

/** Finds the writer of a resource. @throws Error where that is done by commands alone */
function written<Verb extends 'create' | 'update' | 'delete'>(
  resource: string,
  verb: Verb,
): NonNullable<AnyWrites[Verb]> {
  const write = (writes as Record<string, AnyWrites | undefined>)[resource]?.[verb];
  if (write === undefined) throw new Error(`"${resource}" has no ${verb}: use useCommand.`);
  return write;
}

/**
 * One after the other: together they are what one form says.
 * @returns the reply to the last; undefined where nothing was to be sent
 */
async function carryOut(
  changes: readonly Written[],
  meta: Meta = {},
): Promise<CommandReply | undefined> {
  let reply: CommandReply | undefined;
  for (const { name, payload } of changes) reply = await sendCommand(name, payload, meta);
  return reply;
}

async function update(
  resource: string,
  data: Changed,
  before: Changed,
  meta?: Meta,
): Promise<Changed> {
  const row = { ...before, ...data };
  const reply = await carryOut(written(resource, 'update')(row, before), meta);
  // Whoever changes it once more has seen what they have made of it.
  return 'revision' in row && reply !== undefined ? { ...row, revision: reply.revision } : row;
}

/**
 * Takes a row out of the lists at once; a form keeps what is typed in it until the answer comes.
 */
function remove(resource: string, row: Changed, meta?: Meta): Promise<void> {
  const change = written(resource, 'delete')(row);
  return shownMeanwhile(
    queryClient,
    { resource: resource as ResourceName, id: String(row.id), gone: true },
    async () => void (await carryOut([change], meta)),
  );
}

const rest = simpleRestProvider('/api', (url: string, { signal }: fetchUtils.Options = {}) =>
  read(url, signal ?? undefined),
);
const getMany = manyInBatches(rest.getMany);
const counted = countedTogether(listInBatches(rest.getList), async (resource, filters) => {
  const asked = encodeURIComponent(JSON.stringify(filters));
  const path = `/api/${resource}/totals?filters=${asked}`;
  return (await read<number[]>(path)).json;
});

const getList: typeof counted = async (resource, params) =>
  withoutGoing(resource, await counted(resource, params));

/** The rows as they are, for changes that name ids alone. */
const rowsOf = async (resource: string, ids: readonly Identifier[]) =>
  (await getMany(resource, { ids: [...ids] })).data as Changed[];

/**
 * Reads and writes of react-admin: a change becomes the commands that `writes` names for it, so
 * that forms, undo and optimistic updates are react-admin's own. They throw what `request` of the
 * client throws.
 */
export const dataProvider: DataProvider = {
  ...rest,
  getList,
  getMany,
  /** Finds a row; by `meta.filter` among those alone that the filter leaves. */
  async getOne(resource: string, params: GetOneParams) {
    const filter = (params.meta as { filter?: object } | undefined)?.filter;
    if (filter === undefined) return rest.getOne(resource, params);
    const asked = encodeURIComponent(JSON.stringify(filter));
    const id = encodeURIComponent(String(params.id));
    const { json } = await read<object>(`/api/${resource}/${id}?filter=${asked}`);
    return { data: json };
  },
  async create(resource: string, { data, meta }: CreateParams) {
    const make = written(resource, 'create');
    const { newId } = (writes as Record<string, AnyWrites>)[resource] ?? {};
    const row = { id: newId?.(), ...data };
    await carryOut([make(row as Changed)], meta as Meta);
    return { data: row };
  },
  async update(resource: string, params: UpdateParams) {
    const { data, previousData, meta } = params;
    return { data: await update(resource, data as Changed, previousData as Changed, meta as Meta) };
  },
  async updateMany(resource: string, { ids, data }: UpdateManyParams) {
    for (const row of await rowsOf(resource, ids))
      await update(resource, { ...(data as Changed), id: row.id }, row);
    return { data: ids };
  },
  async delete(resource: string, { id, previousData, meta }: DeleteParams) {
    const row = previousData ?? (await rowsOf(resource, [id]))[0];
    await remove(resource, row as Changed, meta as Meta);
    return { data: row };
  },
  async deleteMany(resource: string, { ids }: DeleteManyParams) {
    for (const row of await rowsOf(resource, ids)) await remove(resource, row);
    return { data: ids };
  },
} as DataProvider;
