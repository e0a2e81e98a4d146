import { streamOf } from '@waymark/events';
import type { CommandHarness } from './commandHarness.ts';

/**
 * Workspace `w` with owner Olga and client X (`x`, users Anna and Ben), its project `jx`, the view
 * `v`, the form `form`, the blueprint `b` and the execution `p`, which runs it: module `m`, which
 * the client sees, with Anna's task `own`, Olga's `team` and the text block `text`, Anna's `call`,
 * which is booked at Calendly, and `fill`, which asks for the form; module `hidden` for the team
 * alone with `secret`, which is Anna's all the same. On the board of `jx` the jobs `job`, with the
 * task `again`, both of which anyone may add once more, and `later`.
 */
export async function sampleWorkspace(
  harness: Pick<CommandHarness, 'account' | 'give'>,
  workspace = 'w',
) {
  const olga = await harness.account(`olga@${workspace}.example`, 'Olga');
  const said = { workspace };
  await harness.give(olga, 'CreateWorkspace', { workspaceId: workspace, name: 'Acme' });
  await harness.give(olga, 'AddClient', { clientId: 'x', name: 'Client X' }, said);
  const [anna, ben] = [
    await harness.account(`anna@${workspace}.example`, 'Anna'),
    await harness.account(`ben@${workspace}.example`, 'Ben'),
  ];
  for (const name of ['anna', 'ben'])
    await harness.give(
      olga,
      'InviteClientUser',
      { clientId: 'x', email: `${name}@${workspace}.example` },
      said,
    );
  for (const user of [anna, ben])
    await harness.give(user, 'AcceptInvitation', { workspaceId: workspace, clientId: 'x' }, said);
  await harness.give(olga, 'AddProject', { projectId: 'jx', clientId: 'x', name: 'Project' }, said);
  await harness.give(
    olga,
    'AddRole',
    { roleId: 'r::legal', name: 'Legal', internExtern: 'INTERN' },
    said,
  );
  await harness.give(
    olga,
    'SaveView',
    { viewId: 'v', list: 'executions', name: 'Late', search: 'sort=overdue', shared: true },
    said,
  );

  await harness.give(olga, 'AddForm', { formId: 'form', name: 'Sign-on' }, said);
  const choices = ['entra', 'other'].map((choiceId) => ({ choiceId, label: choiceId }));
  const question = {
    help: '',
    half: false,
    required: true,
    variable: '',
    message: '',
    showIf: null,
  };
  await harness.give(
    olga,
    'ChangeForm',
    {
      formId: 'form',
      fields: [
        {
          kind: 'singleChoice',
          fieldId: 'field',
          label: 'Which one?',
          ...question,
          choices,
          begins: '',
        },
      ],
    },
    said,
  );

  await harness.give(olga, 'PublishForm', { formId: 'form' }, said);

  const inBlueprint = { plan: { kind: 'blueprint', id: 'b' } } as const;
  await harness.give(
    olga,
    'CreateBlueprint',
    { blueprintId: 'b', name: 'Blueprint', template: 'EMPTY' },
    said,
  );
  await harness.give(
    olga,
    'AddMilestone',
    { ...inBlueprint, milestoneId: 's', name: 'Start' },
    said,
  );
  await harness.give(
    olga,
    'AddPlaceholder',
    { ...inBlueprint, placeholderId: 'p::it', name: 'IT lead' },
    said,
  );
  await harness.give(
    olga,
    'AddVariable',
    { ...inBlueprint, variableId: 'v', name: 'Seats', type: 'NUMBER' },
    said,
  );
  await harness.give(
    olga,
    'CreateSubProcess',
    { blueprintId: 'sub', typeId: 'b', name: 'Single sign-on' },
    said,
  );
  await harness.give(
    olga,
    'AddModule',
    {
      plan: { kind: 'blueprint', id: 'sub' },
      moduleId: 'sub-m',
      milestoneId: 's',
      title: 'Sign-on',
    },
    said,
  );
  for (const kind of ['blueprint', 'process'] as const) {
    if (kind === 'process')
      await harness.give(
        olga,
        'CreateProcess',
        {
          processId: 'p',
          projectId: 'jx',
          blueprintId: 'b',
          start: '2026-11-21',
          end: '2027-01-22',
        },
        said,
      );
    const plan = { kind, id: kind === 'blueprint' ? 'b' : 'p' };
    const own = (id: string) => (kind === 'blueprint' ? `b-${id}` : id);
    for (const id of ['m', 'hidden'])
      await harness.give(
        olga,
        'AddModule',
        { plan, moduleId: own(id), milestoneId: 's', title: id },
        said,
      );
    await harness.give(
      olga,
      'AddBlock',
      {
        plan,
        moduleId: own('m'),
        blockId: own('text'),
        content: { type: 'text', html: '<p>Hello</p>' },
      },
      said,
    );
    await harness.give(
      olga,
      'SetModuleAudience',
      { plan, moduleId: own('hidden'), audience: 'INTERN' },
      said,
    );
    for (const [id, moduleId] of [
      ['own', 'm'],
      ['team', 'm'],
      ['secret', 'hidden'],
    ] as const) {
      await harness.give(
        olga,
        'AddTask',
        { plan, moduleId: own(moduleId), taskId: own(id), blockId: own(`of-${id}`), headline: id },
        said,
      );
    }
  }
  const plan = { kind: 'process', id: 'p' } as const;
  await harness.give(olga, 'SetTaskAssignee', { plan, taskId: 'own', assignee: anna }, said);
  const link = 'https://calendly.com/acme/call';
  const content = { type: 'schedule', provider: 'CALENDLY', link } as const;
  await harness.give(
    olga,
    'AddTask',
    { plan, moduleId: 'm', taskId: 'call', blockId: 'of-call', headline: 'call', content },
    said,
  );
  await harness.give(olga, 'SetTaskAssignee', { plan, taskId: 'call', assignee: anna }, said);
  const asks = { type: 'form', formId: 'form', version: 1, name: 'Sign-on' } as const;
  const fill = {
    moduleId: 'm',
    taskId: 'fill',
    blockId: 'of-fill',
    headline: 'fill',
    content: asks,
  };
  await harness.give(olga, 'AddTask', { plan, ...fill }, said);
  await harness.give(olga, 'SetTaskAssignee', { plan, taskId: 'fill', assignee: anna }, said);
  await harness.give(olga, 'SetTaskAssignee', { plan, taskId: 'team', assignee: olga }, said);
  await harness.give(olga, 'SetTaskAssignee', { plan, taskId: 'secret', assignee: anna }, said);
  // On the board of its project: a job that the client may add again, with a task of which so may
  // be said, and one that waits.
  for (const [jobId, name] of [
    ['later', 'Later'],
    ['job', 'Job'],
  ] as const)
    await harness.give(olga, 'AddJob', { projectId: 'jx', jobId, name }, said);
  await harness.give(
    olga,
    'SetJobUserAddable',
    { projectId: 'jx', jobId: 'job', userAddable: true },
    said,
  );
  const board = { kind: 'project', id: 'jx' } as const;
  const again = { moduleId: 'job', taskId: 'again', blockId: 'of-again', headline: 'again' };
  await harness.give(olga, 'AddTask', { plan: board, ...again }, said);
  await harness.give(
    olga,
    'SetTaskUserAddable',
    { projectId: 'jx', taskId: 'again', userAddable: true },
    said,
  );
  return {
    olga,
    anna,
    ben,
    plan,
    stream: streamOf.process(workspace, 'p'),
    blueprintStream: streamOf.blueprint(workspace, 'b'),
  };
}
