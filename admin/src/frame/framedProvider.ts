import type { DataProvider } from 'react-admin';
import { dataProvider } from '../dataProvider/dataProvider.ts';

/** Which tasks ask for the form is told to nobody in a frame: it is not asked. */
export const framedProvider = {
  ...dataProvider,
  getList: (resource: string, params: Parameters<DataProvider['getList']>[1]) =>
    resource === 'tasks'
      ? Promise.resolve({ data: [], total: 0 })
      : dataProvider.getList(resource, params),
} as DataProvider;
