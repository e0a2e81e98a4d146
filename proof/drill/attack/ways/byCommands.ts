import { randomUUID } from 'node:crypto';
import { headers } from '@waymark/api';
import { authorized } from '../tenant.ts';
import { command, planOf, type AskingWay, type Ways } from '../attackWay.ts';

const preview = (source: string): AskingWay => ({
  at: 'command',
  next: (tenant) => ({
    path: '/api/previews/blueprint-import',
    body: JSON.stringify({ fileName: 'a.md', source }),
    headers: authorized(tenant),
  }),
});

const MARKDOWN = '# T\n\n- [ ] ';
const html = (length: number) =>
  `<p>${'<b><i>text</i></b> &amp; '.repeat(length / 24)}</p>`.slice(0, length);
const text = (length: number) =>
  command('SetBlockContent', (tenant, n) => ({
    plan: planOf(tenant),
    blockId: tenant.blockId,
    content: { type: 'text', html: `${html(length)}${n}` },
  }));
const checklist = [
  '# List',
  ...Array.from({ length: 1_400 }, (_, n) =>
    n % 20 === 0 ? `\n### Module ${n}\n` : `- [ ] Task ${n} of a long list`,
  ),
].join('\n');

/** By what may be changed, as often as can be. */
export const byCommands: Ways = {
  'small previews that take long': preview(`${MARKDOWN}${'*a_'.repeat(2_726)}`),
  'large previews that take long': preview(`${MARKDOWN}${'*a_'.repeat(20_000)}`),
  'large texts': text(99_000),
  'texts of middling size': text(16_000),
  'texts of a page': text(3_800),
  'small changes': command('RenameClient', ({ clientId }, n) => ({
    ...{ clientId, name: `Name ${n}` },
  })),
  'keys for what changes nothing': command('RenameClient', ({ clientId }) => ({
    ...{ clientId, name: 'Client' },
  })),
  'stuck and back': command('SetTaskStatus', (tenant, n) => ({
    plan: planOf(tenant),
    taskId: tenant.taskIds[n % tenant.taskIds.length],
    status: Math.floor(n / tenant.taskIds.length) % 2 ? 'TODO' : 'STUCKED',
  })),
  workspaces: command('CreateWorkspace', (_, n) => ({
    workspaceId: randomUUID(),
    name: `Workspace ${n}`,
  })),
  imports: command('ImportBlueprint', (_, n) => ({
    blueprintId: randomUUID(),
    fileName: `list ${n}.md`,
    source: checklist,
  })),
  rollouts: command(
    'CreateProcess',
    ({ projectId, blueprintId }) => ({
      ...{ processId: randomUUID(), projectId, blueprintId },
      ...{ start: '2026-01-01', end: '2026-03-01' },
    }),
    { possessions: { tasks: 1_400, processes: 1 } },
  ),
  invitations: command('InviteTeamUser', (_, n) => ({
    email: `invited${n}@attack.example`,
    profile: { firstName: 'In', lastName: 'Vited' },
  })),
  'changes to what is the neighbour\u2019s': {
    at: 'command',
    next: ({ accessToken, neighbour }, n) => ({
      path: '/api/commands/SetTaskHeadline',
      body: JSON.stringify({
        plan: { kind: 'process', id: neighbour.processId },
        ...{ taskId: neighbour.taskIds[0], headline: `Taken over ${n}` },
      }),
      headers: {
        ...authorized({ accessToken, workspaceId: neighbour.workspaceId }),
        [headers.idempotencyKey]: randomUUID(),
      },
    }),
  },
};
