import { describe, expect, test } from 'vitest';
import { adminAddress, entryAddress, pageAt, portalAddress, serviceAddress } from './addresses.ts';

describe('a link', () => {
  test('fills its path and its query in, encoded', () => {
    expect(
      adminAddress.process({ projectId: 'a/b', processId: 'c d', view: 'list', w: 'é&' }),
    ).toBe('/project/a%2Fb/c%20d?view=list&w=%C3%A9%26');
    expect(portalAddress.task({ processId: 'p', taskId: 't', w: 'w', hash: 'talk' })).toBe(
      '/portal/task/p/t?w=w#talk',
    );
    expect(serviceAddress.stopMails({ t: 'a.b' })).toBe('/api/mails/stop?t=a.b');
  });

  test('leaves out what is not given, and the sign of equality after nothing', () => {
    expect(portalAddress.tasks({ processId: 'p' })).toBe('/portal/tasks/p');
    expect(portalAddress.tasks({ processId: 'p', who: 'a' })).toBe('/portal/tasks/p/a');
    expect(entryAddress.executions()).toBe('/');
    expect(entryAddress.executions({ add: '', filter: undefined })).toBe('/?add');
    expect(entryAddress.portal({ w: 'w' })).toBe('/portal/?w=w');
  });

  test('compiles to a page that is there, with what it needs, and with nothing else', () => {
    const wrong = () => [
      // @ts-expect-error no app has such a page
      adminAddress.processes({ processId: 'p' }),
      // @ts-expect-error a page of the other app
      portalAddress.inbox(),
      // @ts-expect-error without any of its values
      adminAddress.process(),
      // @ts-expect-error without its project
      adminAddress.process({ processId: 'p' }),
      // @ts-expect-error a value that its path does not name
      adminAddress.project({ projectId: 'p', processId: 'q' }),
      // @ts-expect-error a word that its path does not know
      adminAddress.module({ planId: 'p', moduleId: 'm', tab: 'talk' }),
      // @ts-expect-error a word that its query does not know
      adminAddress.process({ projectId: 'p', processId: 'q', view: 'table' }),
      // @ts-expect-error a query that it does not have
      adminAddress.inbox({ panel: 'talk' }),
      // @ts-expect-error without what its query needs
      portalAddress.invitation(),
      // @ts-expect-error a value that may be missing
      portalAddress.process({ processId: undefined as string | undefined }),
      // @ts-expect-error a number
      portalAddress.process({ processId: 1 }),
    ];
    expect(wrong).toBeTypeOf('function');
  });
});

describe('the page at a path', () => {
  const tables = [entryAddress, portalAddress, adminAddress, serviceAddress];
  const lines = tables.flatMap((table) =>
    Object.entries(table).map(([name, { path }]) => ({ table, name, path: path.replace('?', '') })),
  );
  test.each(lines)('$path is that of $name', ({ table, name, path }) => {
    const values = [...path.matchAll(/:(\w+)/g)].map(([, value = '']) => [value, `a ${value}`]);
    expect(pageAt(table, path.replaceAll(/:(\w+)/g, 'a%20$1'))).toEqual({
      name,
      values: Object.fromEntries(values),
    });
  });

  test('may end with a slash, and lack what may be left out', () => {
    expect(pageAt(entryAddress, '/portal')).toEqual({ name: 'portal', values: {} });
    expect(pageAt(entryAddress, '/select-workspace')).toEqual({
      name: 'chooseWorkspace',
      values: {},
    });
    expect(pageAt(adminAddress, '/inbox/')).toEqual({ name: 'inbox', values: {} });
    expect(pageAt(portalAddress, '/portal/tasks/p')).toEqual({
      name: 'tasks',
      values: { processId: 'p' },
    });
  });

  test.each([
    '/process/p',
    '/settings/nonsense',
    '/portal/process',
    '/portal/task/p',
    '/inbox/x',
    '//',
    '/portal/task/p/%',
  ])('none is at "%s"', (path) => {
    expect(tables.map((table) => pageAt(table, path))).toEqual([null, null, null, null]);
  });

  test('each stands in the table once', () => {
    const paths = lines.map(({ path }) => path.replaceAll(/:\w+/g, ':'));
    expect(paths).toEqual([...new Set(paths)]);
  });
});
