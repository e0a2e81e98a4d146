import { streamOf } from '@waymark/events';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copied, milestone, module, task, whole } from '../../testing/builders.ts';
import type { ProjectorWorld } from '../../testing/world.ts';
import { openSandbox, process } from '../plans/testing/sandbox.ts';

/**
 * As a dictionary has them: by letter, then by accent, then small before large; `e\u0301` is é in
 * two pieces.
 */
const WORDS = [
  'Ärger',
  'ARENA',
  'zurich',
  'Zürich',
  'e\u0301cole',
  'École',
  'ecole',
  'Łódź',
  'lodz',
  'Zebra',
  'äpfel',
];
const ORDER = [
  'äpfel',
  'ARENA',
  'Ärger',
  'ecole',
  'e\u0301cole',
  'École',
  'lodz',
  'Łódź',
  'Zebra',
  'zurich',
  'Zürich',
];
const numbered = WORDS.map((word, n) => [word, `${n}`] as const);

let world: ProjectorWorld;
beforeAll(async () => {
  world = await openSandbox();
  const b = streamOf.blueprint('w', 'words');
  await world.append(b, [
    { type: 'BlueprintCreated', data: { blueprintId: 'words', name: 'Words' } },
    copied(
      [milestone('m')],
      [
        whole(
          module('x', 'm'),
          numbered.map(([headline, n]) => task(`t${n}`, 'x', { headline })),
        ),
      ],
    ),
    ...numbered.flatMap(([name, n]) => [
      { type: 'MilestoneAdded' as const, data: { milestoneId: `m${n}`, name, weight: Number(n) } },
      { type: 'ModuleAdded' as const, data: { ...module(`x${n}`, 'm'), title: name } },
      {
        type: 'PlaceholderAdded' as const,
        data: { placeholderId: `p::${n}`, name, description: '', matchedTo: null },
      },
      {
        type: 'VariableAdded' as const,
        data: { variableId: `v${n}`, name, type: 'STRING' as const, value: name, label: name },
      },
    ]),
  ]);
  for (const [name, n] of numbered) {
    await world.append(streamOf.client('w', `c${n}`), [
      { type: 'ClientAdded', data: { clientId: `c${n}`, name } },
    ]);
    await world.append(streamOf.project('w', `j${n}`), [
      { type: 'ProjectAdded', data: { projectId: `j${n}`, clientId: `c${n}`, name } },
    ]);
    const created = process(`e${n}`, name);
    await world.append(streamOf.process('w', `e${n}`), [
      { ...created, data: { ...created.data, projectId: `j${n}`, clientId: `c${n}` } },
    ]);
    await world.append(streamOf.blueprint('w', `b${n}`), [
      { type: 'BlueprintCreated', data: { blueprintId: `b${n}`, name } },
    ]);
    await world.openAccount(`a${n}`, name, name);
    await world.append(streamOf.client('w', `c${n}`), [
      { type: 'ClientUserInvited', data: { clientId: `c${n}`, accountId: `a${n}` } },
    ]);
    await world.append(streamOf.workspace('w'), [
      {
        type: 'RoleAdded',
        data: { roleId: `r::${n}`, name, internExtern: 'EXTERN', defaultAccountId: null },
      },
    ]);
  }
});
afterAll(() => world.close());

const inWords = { planId: 'words' };
describe.each([
  ['executions', 'name', {}],
  ['executions', 'projectName', {}],
  ['executions', 'clientName', {}],
  ['blueprints', 'name', {}],
  ['milestones', 'name', inWords],
  ['modules', 'title', inWords],
  ['tasks', 'headline', inWords],
  ['placeholders', 'name', inWords],
  ['variables', 'name', inWords],
  ['variables', 'value', inWords],
  ['variables', 'label', inWords],
  ['people', 'firstName', { party: 'client' }],
  ['people', 'clientName', { party: 'client' }],
  ['clients', 'name', {}],
  ['projects', 'name', {}],
  ['projects', 'clientName', {}],
  ['roles', 'name', {}],
] as const)('%s by %s', (resource, field, filter) => {
  const listed = async (more: object, order = 'ASC') =>
    (
      await world.rows('dana', 'w', resource, {
        filter: { ...filter, ...more },
        sort: [field, order],
      })
    )
      .map((row) => row[field])
      .filter((text) => WORDS.includes(`${text}`));
  test('stand in the order of a dictionary, and turned round', async () => {
    expect(await listed({})).toEqual(ORDER);
    expect(await listed({}, 'DESC')).toEqual(ORDER.toReversed());
  });
  test('are found in any case, composed or not, with accents or without, wide or not', async () => {
    for (const q of ['ÉCOLE', 'E\u0301COLE', 'école', 'ecole', 'ｅｃｏｌｅ'])
      expect(await listed({ q })).toEqual(['ecole', 'e\u0301cole', 'École']);
    expect(await listed({ q: 'zÜ' })).toEqual(['zurich', 'Zürich']);
    expect(await listed({ q: 'a\u0308Rg' })).toEqual(['Ärger']);
    expect(await listed({ q: 'lodz' })).toEqual(['lodz', 'Łódź']);
  });
});

test('what happened is found in any case, composed or not', async () => {
  const found = async (q: string) =>
    (await world.rows('dana', 'w', 'history', { filter: { q } })).map(({ headline }) => headline);
  expect(await found('E\u0301COLE')).toEqual(await found('école'));
  // Beside what is called so, the row of the person who is: a row is found by all that it shows.
  expect(new Set(await found('école'))).toEqual(
    new Set(['e\u0301cole', 'École', 'ecole', 'Client users']),
  );
});

test('workspaces stand so too', async () => {
  for (const [name, n] of numbered)
    await world.append(streamOf.workspace(`w${n}`), [
      { type: 'WorkspaceCreated', data: { workspaceId: `w${n}`, name } },
      { type: 'MemberAdded', data: { accountId: 'ines', role: 'OWNER' } },
    ]);
  await world.openAccount('ines', 'Ines');
  const { body } = await world.get<{ memberships: { workspaceName: string }[] }>(
    'ines',
    'w0',
    '/api/me',
  );
  expect(body.memberships.map(({ workspaceName }) => workspaceName)).toEqual(ORDER);
});
