import type {
  BlueprintRow,
  ClientRow,
  ExecutionRow,
  ModuleRow,
  PersonRow,
  ProjectRow,
  ResourceName,
  RowOf,
  TaskRow,
} from '@waymark/api';
import { adminAddress } from '@waymark/api/addresses';
import { plainText } from '../../parts/conflict/plainText.ts';
import { listPath } from '../../parts/plans/executionFilter.ts';
import { processPath } from '../../parts/plans/processPath.ts';
import { moduleAddress } from '../../parts/plans/planKinds.ts';
import { taskAddress } from '../../parts/tasks/taskAddress.ts';
import type { T } from '../../base/texts/index.ts';
import type { Candidate } from './rank.ts';

/** Rows that are known, by resource. */
export type Rows = {
  readonly [
    Name in Extract<
      ResourceName,
      'executions' | 'projects' | 'blueprints' | 'modules' | 'tasks' | 'people' | 'clients'
    >
  ]: readonly RowOf<Name>[];
};

/** What rows lead to. */
export function candidatesOf(t: T, rows: Rows): readonly Candidate[] {
  const processes = new Map(rows.executions.map((row) => [row.id, row]));
  const placeOf = (planId: string, otherwise: string) => {
    const process = processes.get(planId);
    return process === undefined ? otherwise : `${process.clientName}, ${process.projectName}`;
  };
  return [
    ...rows.executions.map(ofExecution),
    ...rows.projects.map(ofProject),
    ...rows.tasks.map((row) => ofTask(row, placeOf(row.planId, row.planName))),
    ...rows.modules.map((row) => ofModule(row, placeOf(row.planId, row.milestoneName))),
    ...rows.blueprints.filter(({ kind }) => kind !== 'modules').map((row) => ofBlueprint(t, row)),
    ...rows.people.map((row) => ofPerson(t, row)),
    ...rows.clients.map((row) => ofClient(t, row)),
  ];
}

const ofExecution = (row: ExecutionRow): Candidate => ({
  id: `executions/${row.id}`,
  kind: 'executions',
  title: row.name,
  context: `${row.clientName}, ${row.projectName}`,
  text: row.currentModule ?? '',
  to: processPath(row),
  status: row.status,
  about: { execution: row },
});
/** Its board, which may be all that there is of it. */
const ofProject = (row: ProjectRow): Candidate => ({
  id: `projects/${row.id}`,
  kind: 'projects',
  title: row.name,
  context: row.clientName,
  to: adminAddress.project({ projectId: row.id }),
  about: { project: row },
});
const ofTask = (row: TaskRow, context: string): Candidate => ({
  id: `tasks/${row.planId}/${row.id}`,
  kind: 'tasks',
  title: row.headline,
  context: `${context}, ${row.moduleTitle}`,
  text: plainText(row.description),
  to: taskAddress(row),
  status: row.status,
  about: { task: row },
});
const ofModule = (row: ModuleRow, context: string): Candidate => ({
  id: `modules/${row.planId}/${row.id}`,
  kind: 'modules',
  title: row.title,
  context,
  text: plainText(row.description),
  to:
    row.planKind === 'project'
      ? adminAddress.project({ projectId: row.planId })
      : moduleAddress(row.planId, row.id, 'context'),
  about: { module: row },
});
const ofBlueprint = (t: T, { id, name, kind, typeName }: BlueprintRow): Candidate => ({
  id: `blueprints/${id}`,
  kind: 'blueprints',
  title: name,
  context: kind === 'subProcess' ? typeName : t('shell.blueprint'),
  to: adminAddress.blueprint({ typeId: id }),
});
const ofPerson = (t: T, row: PersonRow): Candidate => ({
  id: `people/${row.id}`,
  kind: 'people',
  title: row.name,
  context: [row.clientName ?? t('words.team'), row.email].filter(Boolean).join(', '),
  to: listPath({ participantId: row.id }),
  about: { person: row },
});
const ofClient = (t: T, row: ClientRow): Candidate => ({
  id: `clients/${row.id}`,
  kind: 'pages',
  title: t('palette.executionsOf', { client: row.name }),
  context: t('executions.count', { count: row.executions }),
  to: listPath({ clientId: row.id }),
  about: { client: row },
});
