import { describe, expect, test } from 'vitest';
import { isTouched } from './topics.ts';

const tasks = (filter: object, rows: object[]) => ({
  queryKey: ['tasks', 'getList', { filter }],
  data: { data: rows, total: rows.length },
});

describe('a change in a plan', () => {
  test('touches lists of that plan, by filter or by rows', () => {
    expect(isTouched(['plan:id-1'], tasks({ planId: 'id-1' }, []))).toBe(true);
    expect(isTouched(['plan:id-1'], tasks({ moduleId: 'm' }, [{ planId: 'id-1' }]))).toBe(true);
    expect(
      isTouched(['plan:id-1'], {
        queryKey: ['modules', 'getOne', { id: 'm' }],
        data: { id: 'm', planId: 'id-1' },
      }),
    ).toBe(true);
  });
  test('leaves other plans and other resources alone', () => {
    expect(isTouched(['plan:id-1'], tasks({ planId: 'id-2' }, [{ planId: 'id-2' }]))).toBe(false);
    expect(
      isTouched(['plan:id-1'], {
        queryKey: ['people', 'getList'],
        data: { data: [{ planId: 'id-1' }] },
      }),
    ).toBe(false);
  });
  test('touches an empty list, which might fill', () =>
    expect(isTouched(['plan:id-1'], tasks({ moduleId: 'm' }, []))).toBe(true));
});

test('other topics are names of resources; the workspace is who one is', () => {
  expect(isTouched(['executions'], { queryKey: ['executions', 'getList'], data: undefined })).toBe(
    true,
  );
  expect(isTouched(['clients'], { queryKey: ['executions', 'getList'], data: undefined })).toBe(
    false,
  );
  expect(isTouched(['workspace'], { queryKey: ['me'], data: undefined })).toBe(true);
});

test('what is said about tasks of a process, in it and in the inbox', () => {
  const said = {
    queryKey: ['messages', 'getList', { filter: { planId: 'p', taskId: 't' } }],
    data: { data: [] },
  };
  const inbox = {
    queryKey: ['conversations', 'getList', { filter: {} }],
    data: { data: [{ planId: 'q' }] },
  };
  expect([
    isTouched(['talk:p'], said),
    isTouched(['inbox'], said),
    isTouched(['seen'], said),
  ]).toEqual([true, false, true]);
  expect([
    isTouched(['talk:p'], inbox),
    isTouched(['inbox'], inbox),
    isTouched(['plan:q'], inbox),
  ]).toEqual([false, true, true]);
  expect(
    isTouched(['talk:p'], { queryKey: ['tasks', 'getList'], data: { data: [{ planId: 'p' }] } }),
  ).toBe(false);
});
