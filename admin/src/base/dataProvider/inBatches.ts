import type {
  GetListParams,
  GetListResult,
  GetManyParams,
  GetManyResult,
  RaRecord,
} from 'react-admin';

/** The number of rows that one read gives. */
const ROWS = 500;
/** So many ids stand in one address. */
const IDS = 100;

type GetList = (resource: string, params: GetListParams) => Promise<GetListResult>;
type GetMany = (resource: string, params: GetManyParams) => Promise<GetManyResult>;

/** A list of any length, as an export asks for: read one part after the other. */
export const listInBatches =
  (read: GetList): GetList =>
  async (resource, params) => {
    const { page = 1, perPage = ROWS } = params.pagination ?? {};
    if (perPage <= ROWS || page !== 1) return read(resource, params);
    const data: RaRecord[] = [];
    for (let part = 1; ; part += 1) {
      const pagination = { page: part, perPage: ROWS };
      const answer = await read(resource, { ...params, pagination });
      data.push(...answer.data);
      const { total = 0 } = answer;
      if (answer.data.length === 0 || data.length >= Math.min(total, perPage))
        return { data: data.slice(0, perPage), total };
    }
  };

/** The rows of any number of ids. */
export const manyInBatches =
  (read: GetMany): GetMany =>
  async (resource, params) => {
    const parts = Array.from({ length: Math.ceil(params.ids.length / IDS) }, (_, part) =>
      params.ids.slice(part * IDS, (part + 1) * IDS),
    );
    const answers = await Promise.all(parts.map((ids) => read(resource, { ...params, ids })));
    return { data: answers.flatMap(({ data }) => data) };
  };
