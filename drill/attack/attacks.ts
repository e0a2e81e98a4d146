import { randomBytes, randomUUID } from 'node:crypto';
import { headers } from '@waymark/api';
import type { Asked } from './ask.ts';
import { authorized, type Tenant } from './tenant.ts';

/** One way to harm others with one account: what is asked next, of which service. */
export type Attack = {
  readonly at: 'command' | 'projector';
  readonly next: (tenant: Tenant, n: number) => Asked;
};

const command = (
  name: string,
  payload: (tenant: Tenant, n: number) => object,
) =>
  ({
    at: 'command',
    next: (tenant, n) => ({
      path: `/api/commands/${name}`,
      body: JSON.stringify(payload(tenant, n)),
      headers: {
        ...authorized(tenant),
        [headers.idempotencyKey]: randomUUID(),
      },
    }),
  }) satisfies Attack;

const planOf = ({ processId }: Tenant) => ({ kind: 'process', id: processId });

const preview = (source: string): Attack => ({
  at: 'command',
  next: (tenant) => ({
    path: '/api/previews/blueprint-import',
    body: JSON.stringify({ fileName: 'a.md', source }),
    headers: authorized(tenant),
  }),
});

const bytes = (body: string): Attack => ({
  at: 'command',
  next: (tenant) => ({
    ...{ path: '/api/commands/RenameClient', body },
    headers: authorized(tenant),
  }),
});

const MARKDOWN = '# T\n\n- [ ] ';
const LARGEST = 8 * 1024 * 1024 - 1;
const html = `<p>${'<b><i>text</i></b> &amp; '.repeat(4_100)}</p>`.slice(
  0,
  99_000,
);
const query = (parts: Record<string, unknown>) =>
  Object.entries(parts)
    .map(
      ([name, value]) => `${name}=${encodeURIComponent(JSON.stringify(value))}`,
    )
    .join('&');
const READS = [
  `/api/tasks?${query({ filter: { q: 'before the next' }, sort: ['headline', 'DESC'], range: [0, 999] })}`,
  `/api/history?${query({ filter: { q: 'e' }, range: [0, 999] })}`,
  `/api/tasks?${query({ range: [2_000_000_000, 2_000_000_999] })}`,
  `/api/executions?${query({ sort: ['name', 'ASC'], range: [0, 999] })}`,
  `/api/tasks?${query({ filter: { q: '%_'.repeat(60) }, range: [0, 999] })}`,
  '/api/me',
];

/** All of them, by name; those that are no plain requests stand in `rawAttacks.ts`. */
export const attacks: Readonly<Record<string, Attack>> = {
  'small previews that take long': preview(`${MARKDOWN}${'*a_'.repeat(2_726)}`),
  'large previews that take long': preview(
    `${MARKDOWN}${'*a_'.repeat(20_000)}`,
  ),
  'large texts': command('SetBlockContent', (tenant, n) => ({
    plan: planOf(tenant),
    blockId: tenant.blockId,
    content: { type: 'text', html: `${html}${n}` },
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
  'small changes': command('RenameClient', ({ clientId }, n) => ({
    ...{ clientId, name: `Name ${n}` },
  })),
  'expensive reads': {
    at: 'projector',
    next: (tenant, n) => ({
      path: READS[n % READS.length] ?? '',
      headers: authorized(tenant),
    }),
  },
  'deep JSON': bytes('['.repeat(1_000_000)),
  'the largest bodies': bytes(`[${'0,'.repeat((LARGEST - 2) / 2)}0]`),
  'refreshes with made-up tokens': {
    at: 'command',
    next: () => ({
      ...{ method: 'POST', path: '/api/session/refresh' },
      headers: {
        Cookie: `waymark_refresh=${randomBytes(32).toString('base64url')}`,
      },
    }),
  },
  'codes for everybody': {
    at: 'command',
    next: (_, n) => ({
      path: '/api/session/code',
      body: JSON.stringify({
        ...{ email: `somebody${n}@attack.example`, intent: 'signUp' },
      }),
    }),
  },
  'guesses at codes': {
    at: 'command',
    next: (_, n) => ({
      path: '/api/session',
      body: JSON.stringify({
        email: 'honest@attack.example',
        code: String(n % 1_000_000).padStart(6, '0'),
      }),
      headers: { Cookie: `waymark_challenge=${n}` },
    }),
  },
};
