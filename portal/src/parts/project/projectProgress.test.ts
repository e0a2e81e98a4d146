import { describe, expect, it } from 'vitest';
import { sumOf, progressOf } from './projectProgress.ts';

const step = (
  id: string,
  weight: number,
  tasksDone: number,
  tasksTotal: number,
  completedAt: string | null = null,
) => ({ id, name: id.toUpperCase(), weight, tasksDone, tasksTotal, completedAt });
const today = '2026-11-21';
const open = (milestoneId: string, dueDate: string | null = null) => ({
  milestoneId,
  status: 'TODO' as const,
  dueDate,
  turnBecause: 'assigned' as const,
});

describe('wayOf', () => {
  const milestones = [
    step('c', 3, 3, 15),
    step('a', 1, 2, 2, '2026-10-28T08:00:00Z'),
    step('b', 2, 6, 7),
    step('d', 4, 2, 7),
    step('e', 5, 0, 0),
  ];
  const tasks = [open('b', '2026-11-02'), open('b', '2026-11-09'), open('c', today), open('d')];

  it('tells walked, passed with a rest, here and ahead, in order', () => {
    const way = progressOf(milestones, tasks, 'c', today);
    expect(way.map(({ id, state }) => [id, state])).toEqual([
      ['a', 'was'],
      ['b', 'part'],
      ['c', 'now'],
      ['d', 'open'],
      ['e', 'open'],
    ]);
    expect(way[1]!.late).toEqual({ count: 2, since: '2026-11-02' });
    expect(way[2]!.late).toBeUndefined();
  });

  it('stands at the first that is not done where the reader has nothing to do', () => {
    expect(progressOf(milestones, tasks, undefined, today).map(({ state }) => state)).toEqual([
      'was',
      'now',
      'open',
      'open',
      'open',
    ]);
    expect(progressOf(milestones, tasks, 'a', today)[1]!.state).toBe('now');
  });

  it('is walked to its end when all is done', () => {
    expect(
      progressOf([step('a', 1, 1, 1), step('b', 2, 2, 2)], [], undefined, today).map(
        ({ state }) => state,
      ),
    ).toEqual(['was', 'was']);
  });

  it('says which waymarks are the others’, and adds up', () => {
    const way = progressOf(milestones, tasks, 'c', today);
    expect(way.find(({ id }) => id === 'e')!.theirs).toBe(true);
    expect(way.find(({ id }) => id === 'd')!.theirs).toBe(false);
    expect(sumOf(milestones)).toEqual({ done: 13, total: 31 });
  });
});
