import { randomUUID } from 'node:crypto';
import { headers } from '@waymark/api';
import { formTask } from '../possessions.ts';
import { authorized, type Tenant } from '../tenant.ts';
import { command, planOf, type AskingWay, type Ways } from '../attackWay.ts';

/** Marks a document as one that Waymark exported, so that it is read as such. */
const EXPORTED = `---
name: "x"
waymark: blueprint
---
<!-- waymark {"placeholders":[],"variables":[]} -->
## M

### N

`;
const preview = (fileName: string, source: string): AskingWay => ({
  at: 'command',
  next: (tenant) => ({
    path: '/api/previews/blueprint-import',
    body: JSON.stringify({ fileName, source }),
    headers: authorized(tenant),
  }),
});

const asked = (
  at: AskingWay['at'],
  path: (tenant: Tenant) => string,
  possessions: AskingWay['possessions'],
): AskingWay => ({
  ...{ at, possessions },
  next: (tenant) => ({ path: path(tenant), headers: authorized(tenant) }),
});
const LONG = { tasks: 250, processes: 1, changes: 2_500 };
const FORM = { tasks: 20, processes: 1, questions: 200 };
const draftOf = ({ processId }: Tenant) =>
  `/api/drafts/process/${processId}/${formTask(processId)}`;

/** By little that is sent and much that has to be done for it. */
export const byHeavyWork: Ways = {
  'exported documents that are hard to read': preview(
    'x.md',
    `${EXPORTED}- [ ] ${'*_a'.repeat(8_000)}\n`,
  ),
  'exported documents beyond all measure': preview(
    'x.json',
    `{"waymark":"blueprint","a":[${'{},'.repeat(2_500_000)}{}]}`,
  ),
  'turns of a long history': asked(
    'projector',
    ({ processId, taskIds }) => `/api/executions/${processId}/tasks/${taskIds[1] ?? ''}/turns`,
    LONG,
  ),
  'days of a long history': asked(
    'projector',
    ({ processId }) => `/api/executions/${processId}/turns`,
    LONG,
  ),
  'exports of a large template': asked(
    'command',
    ({ blueprintId }) => `/api/previews/blueprint-export/${blueprintId}/md`,
    { tasks: 1_400, processes: 1 },
  ),
  'changes to what one saw long ago': {
    at: 'command',
    possessions: LONG,
    next: (tenant, n) => ({
      path: '/api/commands/SetTaskHeadline',
      body: JSON.stringify({
        ...{ plan: planOf(tenant), taskId: tenant.taskIds[n % 250] },
        headline: `Headline ${n}`,
      }),
      headers: {
        ...authorized(tenant),
        [headers.basedOn]: '1',
        [headers.idempotencyKey]: randomUUID(),
      },
    }),
  },
  'texts that name thousands of variables': command(
    'SetBlockContent',
    (tenant, n) => ({
      ...{ plan: planOf(tenant), blockId: tenant.blockId },
      content: { type: 'text', html: `<p>${n}${'{{z}}'.repeat(19_000)}</p>` },
    }),
    { possessions: { tasks: 20, processes: 1, variables: 300 } },
  ),
  'drafts of a form': {
    ...{ at: 'command', possessions: FORM },
    next: (tenant, n) => ({
      path: draftOf(tenant),
      headers: authorized(tenant),
      // Filled in once, and looked at ever after.
      ...(n === 0 && { body: answersTo(Array.from({ length: 200 }, (_, q) => `q${q}`)) }),
    }),
  },
  'drafts of answers to what was never asked': {
    ...{ at: 'command', possessions: FORM },
    next: (tenant, n) => ({
      path: draftOf(tenant),
      body: answersTo(Array.from({ length: 9_000 }, (_, q) => `${n}-${q}`)),
      headers: authorized(tenant),
    }),
  },
};

const answersTo = (fieldIds: readonly string[]): string =>
  JSON.stringify({
    answers: Object.fromEntries(fieldIds.map((fieldId) => [fieldId, 'An answer'])),
    ...{ gone: [], seen: {} },
  });
