import { adminAddress } from '@waymark/api/addresses';
import { nextAct, nextAddress, tasksPath } from '../../areas/executions/index.ts';
import { listPath } from '../../parts/plans/executionFilter.ts';
import { moduleAddress } from '../../parts/plans/planKinds.ts';
import type { RankedSubject } from './rank.ts';

/** What can be done with a hit, and where that is done. */
export type HitAct = {
  readonly word:
    | 'palette.toTalk'
    | 'palette.toModule'
    | 'palette.toTasks'
    | 'palette.theirTasks'
    | 'palette.allOfClient'
    | 'palette.waitsForUs'
    | 'palette.toClient'
    | 'executions.openBoard'
    | 'words.activity'
    | (typeof words)[keyof typeof words];
  readonly to: string;
};

const words = {
  launch: 'hub.launch',
  answer: 'hub.answer',
  help: 'hub.help',
  write: 'hub.write',
  open: 'hub.open',
} as const;

/** The acts of a hit, the one that leads on first. */
export function hitActs(about: RankedSubject): readonly HitAct[] {
  if ('task' in about) {
    const { planKind, planId, moduleId, id } = about.task;
    if (planKind === 'project') return [];
    const module: HitAct = {
      word: 'palette.toModule',
      to: moduleAddress(planId, moduleId, 'tasks'),
    };
    if (planKind === 'blueprint') return [module];
    const to = moduleAddress(planId, moduleId, 'tasks', id, 'talk');
    return [{ word: 'palette.toTalk', to }, module];
  }
  if ('execution' in about) {
    const row = about.execution;
    const { id: processId, projectId } = row;
    const act = nextAct(row);
    return [
      // Who is assigned is chosen where the row is seen.
      ...(act === null || act === 'assign'
        ? []
        : [{ word: words[act], to: nextAddress(row, act) }]),
      { word: 'executions.openBoard', to: adminAddress.project({ projectId }) },
      { word: 'words.activity', to: adminAddress.processActivity({ projectId, processId }) },
    ];
  }
  if ('module' in about) {
    const { planKind, planId, id } = about.module;
    return planKind === 'project'
      ? []
      : [{ word: 'palette.toTasks', to: moduleAddress(planId, id, 'tasks') }];
  }
  if ('project' in about) {
    const { id: projectId, clientId } = about.project;
    return [
      { word: 'palette.allOfClient', to: listPath({ clientId }) },
      { word: 'words.activity', to: adminAddress.projectActivity({ projectId }) },
    ];
  }
  if ('client' in about) {
    const { id: clientId } = about.client;
    return [
      { word: 'palette.waitsForUs', to: listPath({ clientId, turn: ['seller'] }) },
      { word: 'palette.toClient', to: adminAddress.client({ clientId }) },
      { word: 'words.activity', to: adminAddress.clientActivity({ clientId }) },
    ];
  }
  return [{ word: 'palette.theirTasks', to: tasksPath({ assignee: [about.person.id] }) }];
}
