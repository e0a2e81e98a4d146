import type { Language } from '@waymark/look/language';
import type { DemoGiver } from './caller/giver.ts';
import type { DemoAccounts } from './executions/executions.ts';

/** What stands behind the `?` of a list that is filtered, and in what way it is shown. */
const searchOf = (filter: object, more: Readonly<Record<string, string>> = {}) =>
  new URLSearchParams({ filter: JSON.stringify(filter), ...more }).toString();

const german = {
  'Late, longest first': 'Überfällig, am längsten zuerst',
  'Waiting for Ravelin': 'Wartet auf Ravelin',
  'Due by the end of next week': 'Fällig bis Ende nächster Woche',
  'Noor waits for us': 'Noor wartet auf uns',
  'Onboarding at Ravelin': 'Einführung bei Ravelin',
} as const;

/**
 * Views of the two lists that people of the team have saved, for themselves and for all (PRODUCT
 * 8.7).
 */
export async function makeViews(
  giver: DemoGiver,
  { team, users }: DemoAccounts,
  language: Language,
): Promise<void> {
  const { dana = '', mikkel = '', ines = '' } = team;
  const [noor = ''] = users.kelpline;
  const save = (
    by: string,
    list: 'executions' | 'tasks',
    name: keyof typeof german,
    search: string,
    shared = false,
  ) =>
    giver.give(by, -6, 'SaveView', {
      viewId: `demo-view-${name.toLowerCase().replaceAll(/[^a-z]+/g, '-')}`,
      ...{ list, search, shared },
      name: language === 'de' ? german[name] : name,
    });
  const late = { sort: 'overdue', order: 'DESC' };
  await save(mikkel, 'executions', 'Late, longest first', searchOf({ overdue: true }, late), true);
  await save(
    dana,
    'executions',
    'Waiting for Ravelin',
    searchOf({ turn: ['client'], clientId: 'demo-ravelin' }),
  );
  const board = { as: 'board' };
  await save(
    ines,
    'tasks',
    'Due by the end of next week',
    searchOf({ dueTo: giver.date(12), status: ['TODO', 'IN_PROGRESS', 'STUCKED'] }, board),
    true,
  );
  await save(
    dana,
    'tasks',
    'Noor waits for us',
    searchOf({ assignee: [noor], status: ['STUCKED'] }, board),
  );
  await save(
    dana,
    'tasks',
    'Onboarding at Ravelin',
    searchOf({ planId: ['demo-ravelin-onboarding'] }, { as: 'list', by: 'milestone' }),
  );
}
