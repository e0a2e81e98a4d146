import { importDraft } from '@waymark/api';
import { describe, expect, test } from 'vitest';
import { context } from '../../../decisions/testing/given.ts';
import { blueprintOf, copied, module, task } from '../../plan/testing/samples.ts';
import { differenceOf } from '../difference/differenceOf.ts';
import { importChanges } from './importChanges.ts';

const before = blueprintOf(
  copied({
    modules: [
      module('m', { title: 'Access', participants: ['p::it'] }, [
        { task: task('t', { headline: 'Choose the address', assignee: 'p::it' }), weight: 1 },
      ]),
    ],
    placeholders: [
      { placeholderId: 'p::it', name: 'IT lead', description: 'Has the keys', matchedTo: null },
    ],
    variables: [
      { variableId: 'v', type: 'STRING', name: 'Region', value: 'North', label: '' },
      { variableId: 'seats', type: 'NUMBER', name: 'Seats', value: '10', label: '' },
    ],
  }),
);
const [milestone] = before.state.plan.milestones.values();
const draft = importDraft.parse({
  milestones: [
    {
      ...{ key: milestone!.milestoneId, name: milestone!.name },
      modules: [
        {
          ...{ key: 'm', title: 'Access', description: '', participants: ['p::it', 'p::legal'] },
          blocks: [
            {
              ...{ kind: 'task', key: 't', headline: 'Choose the address', description: '' },
              ...{ content: { type: 'simple', action: null }, assignee: 'p::it' },
            },
          ],
        },
      ],
    },
  ],
  placeholders: [
    { placeholderId: 'p::other', name: 'IT Lead', description: 'Runs the network' },
    { placeholderId: 'p::legal', name: 'Legal' },
  ],
  variables: [
    { variableId: 'v', type: 'STRING', name: 'Area', value: 'South' },
    { variableId: 'of-the-document', type: 'NUMBER', name: 'seats', value: '25', label: 'Places' },
  ],
});
const rows = () => differenceOf(before.state, draft);
const importing = (accept: readonly string[], given = draft) =>
  before.when(importChanges, { fileName: 'a.md', draft: given, accept }, context());

describe('whom and what texts stand for, said otherwise by a document', () => {
  test('is told row by row, with what is there', () =>
    expect(rows().map(({ key, what, name, fields }) => ({ key, what, name, fields }))).toEqual([
      {
        ...{ key: 'changed m', what: 'module', name: 'Access' },
        fields: [{ field: 'participants', from: 'IT lead', to: 'IT lead, Legal' }],
      },
      {
        ...{ key: 'changed variable v', what: 'variable', name: 'Region' },
        fields: [
          { field: 'name', from: 'Region', to: 'Area' },
          { field: 'value', from: 'North', to: 'South' },
        ],
      },
      {
        ...{ key: 'changed variable seats', what: 'variable', name: 'Seats' },
        fields: [
          { field: 'value', from: '10', to: '25' },
          { field: 'label', from: null, to: 'Places' },
        ],
      },
      {
        ...{ key: 'changed placeholder p::it', what: 'placeholder', name: 'IT lead' },
        fields: [{ field: 'description', from: 'Has the keys', to: 'Runs the network' }],
      },
    ]));

  test('comes with who takes part, and nothing differs then', () => {
    const after = importing(rows().map(({ key }) => key)).after();
    const { variables, placeholders, modules } = after.plan;
    expect([variables.get('v'), variables.get('seats')]).toMatchObject([
      { name: 'Area', value: 'South' },
      { name: 'Seats', value: '25', label: 'Places' },
    ]);
    expect(placeholders.get('p::it')).toMatchObject({
      ...{ name: 'IT lead', description: 'Runs the network' },
    });
    expect(placeholders.get('p::legal')?.name).toBe('Legal');
    expect(modules.get('m')?.participants).toEqual(['p::it', 'p::legal']);
    expect(differenceOf(after, draft)).toEqual([]);
  });

  test.each([
    ['changed m', ['PlanCopied', 'ModuleParticipantsSet']],
    ['changed variable v', ['VariableChanged']],
    ['changed placeholder p::it', ['PlaceholderChanged']],
  ])('comes alone where %s alone was accepted', (key, types) =>
    expect(
      importChanges(before.state, { fileName: 'a.md', draft, accept: [key] }, context()).map(
        ({ type }) => type,
      ),
    ).toEqual(types),
  );

  test('says nothing by lacking, nor by another type', () => {
    const { plan } = before.state;
    const lacking = {
      ...draft,
      placeholders: [{ placeholderId: 'p::it', name: 'IT lead', description: '' }],
      variables: [
        { variableId: 'v', type: 'STRING' as const, name: 'Region', value: '', label: '' },
        { variableId: 's', type: 'STRING' as const, name: 'Seats', value: 'many', label: '' },
      ],
      milestones: draft.milestones.map((each) => ({
        ...each,
        modules: each.modules.map((one) => ({ ...one, participants: [] })),
      })),
    };
    expect(plan.modules.get('m')?.participants).toEqual(['p::it']);
    expect(differenceOf(before.state, lacking)).toEqual([]);
  });

  test('is refused with a number that is none', () => {
    const many = draft.variables.map((each) => ({ ...each, value: 'many' }));
    importing(['changed variable seats'], { ...draft, variables: many }).refused(
      ...(['invalid', 'variable-not-a-number', 'draft.variables'] as const),
    );
  });
});
