import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider, fetchUtils } from 'react-admin';
import { noteFreshness } from './freshness.ts';
import { newestPosition } from './position.ts';
import { request } from './request.ts';
import { withPosition } from './withPosition.ts';

const read = async (url: string, { signal }: fetchUtils.Options = {}) => {
  const answer = await request(
    withPosition(url, newestPosition()),
    signal ? { signal } : {},
  );
  noteFreshness(resourceOf(url), answer.headers);
  return answer;
};

/** `/api/tasks/1?after=2` is about `tasks`. */
const resourceOf = (url: string): string =>
  /^\/api\/([^/?]+)/.exec(url)?.[1] ?? url;

const byCommandOnly = async (resource: string): Promise<never> => {
  throw new Error(`"${resource}" is changed by commands: use useCommand.`);
};

/** Reads of react-admin. Changes are commands (`useCommand`), so the provider itself writes nothing. */
export const dataProvider: DataProvider = {
  ...simpleRestProvider('/api', read),
  create: byCommandOnly,
  update: byCommandOnly,
  updateMany: byCommandOnly,
  delete: byCommandOnly,
  deleteMany: byCommandOnly,
};
