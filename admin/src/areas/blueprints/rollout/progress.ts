import type { T } from '../../../base/texts/index.ts';

/** What a rollout makes: how many of each there will be. */
export type Counts = { milestones: number; modules: number; tasks: number; matched: number };
/** How many of each the lists show by now; `created` once the command was carried out. */
export type Seen = Counts & { created: boolean };

export type Stage = { label: string; state: 'done' | 'active' | 'idle'; note: string };

export const nothingSeen: Seen = {
  created: false,
  milestones: 0,
  modules: 0,
  tasks: 0,
  matched: 0,
};

const kinds = ['milestones', 'modules', 'tasks', 'matched'] as const;

/** 0 to 100: a fifth for the command, the rest by what can be seen; 100 only when all of it can. */
export function percentage(seen: Seen, expected: Counts): number {
  if (!seen.created) return 0;
  const shares = kinds.map((kind) =>
    expected[kind] === 0 ? 1 : Math.min(1, seen[kind] / expected[kind]),
  );
  return 20 + Math.floor((80 * shares.reduce((sum, share) => sum + share, 0)) / kinds.length);
}

/** The stages with their real counts; the first that is not done is at work. */
export function stages(t: T, seen: Seen, expected: Counts, start: string): Stage[] {
  const of = (count: number, all: number): string =>
    t('wizard.seenOf', { seen: count, expected: all });
  const rows: { label: string; done: boolean; note: string }[] = [
    {
      label: t('plan.milestonesCount', { count: expected.milestones }),
      done: seen.created && seen.milestones >= expected.milestones,
      note: of(seen.milestones, expected.milestones),
    },
    {
      label: t('wizard.stageModules', {
        modules: t('words.modules', { count: expected.modules }),
        tasks: t('words.tasks', { count: expected.tasks }),
      }),
      done: seen.created && seen.modules >= expected.modules && seen.tasks >= expected.tasks,
      note: of(seen.tasks, expected.tasks),
    },
    {
      label: t('wizard.stageDates', { start }),
      done: seen.created && seen.tasks >= expected.tasks,
      note: '',
    },
    {
      label: t('wizard.stagePeople'),
      done: seen.created && seen.matched >= expected.matched,
      note: of(seen.matched, expected.matched),
    },
  ];
  const active = rows.findIndex(({ done }) => !done);
  return rows.map(({ label, done, note }, index) => ({
    label,
    note,
    state: done ? 'done' : index === active ? 'active' : 'idle',
  }));
}
