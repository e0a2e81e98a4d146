import type { ProcessEvent } from '@waymark/events';
import { describe, expect, test } from 'vitest';
import { context } from '../../../decisions/testing/given.ts';
import { blueprintOf, inBlueprint, inProcess, processOf, withTasks } from '../testing/samples.ts';
import { setModuleStart, startOnItsDay } from './moduleStart.ts';

const on = (day: string | null) => ({ ...inProcess, moduleId: 'm', on: day });
const chosen = (from: string | null, to: string | null): ProcessEvent => ({
  type: 'ModuleStartSet',
  data: { moduleId: 'm', from, to },
});
const began = (day: string): ProcessEvent => ({
  type: 'ModuleStatusSet',
  data: { moduleId: 'm', from: 'PENDING', to: 'ACTIVE', on: day, completed: [], due: [] },
});
const day = '2026-12-01';

describe('the day on which a module starts by itself', () => {
  test('is chosen, changed, and taken back', () => {
    processOf(withTasks()).when(setModuleStart, on(day), context()).then(chosen(null, day));
    const given = processOf(withTasks(), chosen(null, day));
    given.when(setModuleStart, on('2026-12-02'), context()).then(chosen(day, '2026-12-02'));
    given.when(setModuleStart, on(null), context()).then(chosen(day, null));
    given.when(setModuleStart, on(day), context()).nothing();
  });
  test('is yet to come', () => {
    for (const past of ['2026-11-21', '2026-11-20'])
      processOf(withTasks())
        .when(setModuleStart, on(past), context())
        .refused('invalid', 'start-not-ahead', 'on');
  });
  test('is of what waits, in a process that is there', () => {
    processOf(withTasks(), began('2026-11-21'))
      .when(setModuleStart, on(day), context())
      .refused('conflict', 'module-status-not-allowed', 'on');
    processOf(withTasks())
      .when(setModuleStart, { ...on(day), moduleId: 'none' }, context())
      .refused('notFound', 'module-not-found', 'moduleId');
    blueprintOf()
      .when(setModuleStart, { ...inBlueprint, moduleId: 'm', on: day }, context())
      .refused('conflict', 'only-in-execution', 'plan');
  });
});

describe('when that day comes', () => {
  const it = { moduleId: 'm', on: day };
  test('it begins, with its due dates counted from it, or, where nobody was there, from the day on which it does', () => {
    const given = processOf(withTasks(), chosen(null, day));
    given.when(startOnItsDay, it, { ...context(), today: day }).then(began(day));
    given.when(startOnItsDay, it, { ...context(), today: '2026-11-30' }).then(began(day));
    given.when(startOnItsDay, it, { ...context(), today: '2026-12-03' }).then(began('2026-12-03'));
    const after = given.when(startOnItsDay, it, { ...context(), today: day }).after();
    expect(after.plan.modules.get('m')).toMatchObject({
      status: 'ACTIVE',
      startedOn: day,
      startsOn: null,
    });
  });
  test('nobody is overruled who chose otherwise meanwhile', () => {
    for (const events of [
      [chosen(null, day), chosen(day, '2026-12-09')],
      [chosen(null, day), chosen(day, null)],
      [chosen(null, day), began('2026-11-25')],
    ])
      processOf(withTasks(), ...events)
        .when(startOnItsDay, it, { ...context(), today: day })
        .nothing();
  });
});
