import type { ImportDraft } from '@waymark/api';
import { milestonesOf, modulesOf, tasksOf, type Plan } from '@waymark/events';
import { describe, expect, test } from 'vitest';
import { draftOfOutline } from '../../../documents/importer/draftOfOutline.ts';
import { readChecklist } from '../../../documents/importer/readChecklist.ts';
import { context } from '../../../decisions/testing/given.ts';
import { blueprintOf, noBlueprintYet } from '../../plan/testing/samples.ts';
import { changesOf } from '../difference/changes.ts';
import { planCopied } from '../../plan/copying/copy.ts';
import { planOfDraft } from '../planOfDraft.ts';
import { importChanges } from './importChanges.ts';

const DOCUMENT = `# Go-live

## Access
### Workspace
- [ ] Choose the address (IT lead, 3 days)
- [ ] Invite the first administrators
### Roles
- [ ] Review roles and permissions

## Data
### Export
- [ ] Export customers
- [ ] Export open invoices
`;
const LIKE = { milestones: ['Access', 'Data'], modules: ['Workspace', 'Roles', 'Export'] };
const draftOf = (source: string): ImportDraft =>
  draftOfOutline(readChecklist(source, 'go-live.md', undefined, LIKE));
const given = (source = DOCUMENT) => {
  let made = 0;
  const content = planOfDraft(draftOf(source), () => `id-${++made}`);
  return blueprintOf(...planCopied({ kind: 'import', fileName: 'go-live.md' }, content));
};
const told = (plan: Plan, draft: ImportDraft) =>
  changesOf(plan, draft).map(
    ({ sign, what, name, fields }) =>
      `${sign} ${what} ${name}${fields.map(({ field, from, to }) => ` ${field}: ${from} > ${to}`).join(';')}`,
  );
const importing = (source: string, accept?: (told: string) => boolean, before = given()) => {
  const draft = draftOf(source);
  const { plan } = before.state;
  const names = told(plan, draft);
  const keys = changesOf(plan, draft).map(({ key }) => key);
  const command = {
    fileName: 'go-live.md',
    draft,
    accept: keys.filter((_, at) => accept?.(names[at]!) ?? true),
  };
  return before.when(importChanges, command, context());
};
const outline = (plan: Plan) =>
  milestonesOf(plan).map(({ milestoneId, name }) => [
    name,
    modulesOf(plan, milestoneId).map(({ moduleId, title }) => [
      title,
      tasksOf(plan, moduleId).map(({ headline }) => headline),
    ]),
  ]);

describe('a changed document', () => {
  test('differs in what was added, said otherwise, moved and taken out, and in nothing else', () => {
    const changed = DOCUMENT.replace('(IT lead, 3 days)', '(IT lead, 5 days)')
      .replace('Review roles and permissions', 'Review all roles and permissions')
      .replace('- [ ] Export open invoices\n', '- [ ] Test the import\n')
      .replace('# Go-live\n', '# Go-live\n\n## Kick-off\n### Meeting\n- [ ] Meet\n');
    expect(told(given().state.plan, draftOf(changed))).toEqual([
      'added milestone Kick-off',
      'changed task Choose the address dueInDays: 3 > 5',
      'changed task Review roles and permissions name: Review roles and permissions > Review all roles and permissions',
      'added task Test the import',
      'removed task Export open invoices',
    ]);
  });
  test('finds a module that was called otherwise by its tasks, and one that has moved by its name', () => {
    const changed = DOCUMENT.replace('### Export', '### Out of the old system').replace(
      '### Roles\n- [ ] Review roles and permissions\n',
      '',
    );
    const moved = `${changed}### Roles\n- [ ] Review roles and permissions\n`;
    expect(told(given().state.plan, draftOf(moved))).toEqual([
      'changed module Export name: Export > Out of the old system',
      'changed module Roles milestone: Access > Data',
    ]);
  });
  test('takes nothing away by saying nothing', () => {
    const bare = DOCUMENT.replace(' (IT lead, 3 days)', '');
    expect(told(given().state.plan, draftOf(bare))).toEqual([]);
  });
});

describe('importing changes', () => {
  const CHANGED = DOCUMENT.replace(
    '- [ ] Invite the first administrators',
    '- [ ] Buy a domain (Finance)',
  )
    .replace('### Roles', '### Handbook\n- [ ] Write it\n### Roles')
    .replace(
      '- [ ] Export customers\n- [ ] Export open invoices',
      '- [ ] Export open invoices\n- [ ] Export customers',
    );

  test('makes them all, each where the document has it', () => {
    const { plan } = importing(CHANGED).after();
    expect(outline(plan)).toEqual([
      [
        'Access',
        [
          ['Workspace', ['Choose the address', 'Buy a domain']],
          ['Handbook', ['Write it']],
          ['Roles', ['Review roles and permissions']],
        ],
      ],
      ['Data', [['Export', ['Export open invoices', 'Export customers']]]],
    ]);
    const domain = [...plan.tasks.values()].find(({ headline }) => headline === 'Buy a domain')!;
    expect(plan.placeholders.get(domain.assignee!)?.name).toBe('Finance');
    expect(plan.modules.get(domain.moduleId)?.participants).toContain(domain.assignee);
    expect(plan.placeholders.size).toBe(2);
  });
  test('makes those that were accepted alone; what comes stands behind what it stands behind there', () => {
    const { plan } = importing(CHANGED, (one) => one.startsWith('added')).after();
    expect(outline(plan)).toEqual([
      [
        'Access',
        [
          ['Workspace', ['Choose the address', 'Buy a domain', 'Invite the first administrators']],
          ['Handbook', ['Write it']],
          ['Roles', ['Review roles and permissions']],
        ],
      ],
      ['Data', [['Export', ['Export customers', 'Export open invoices']]]],
    ]);
  });
  test('knows who is there already by their name', () => {
    const more = DOCUMENT.replace(
      '- [ ] Review roles and permissions',
      '- [ ] Review roles and permissions (IT LEAD)',
    );
    const { plan } = importing(more).after();
    expect(plan.placeholders.size).toBe(1);
    expect([...plan.tasks.values()].filter(({ assignee }) => assignee !== null)).toHaveLength(2);
  });
  test('leaves a milestone that has something of its own, though the rest stands elsewhere now', () => {
    const before = given(`${DOCUMENT}### Sign-off\n- [ ] Sign\n`);
    const joined = `${DOCUMENT.slice(0, DOCUMENT.indexOf('## Data'))}### Sign-off\n- [ ] Sign\n`;
    expect(told(before.state.plan, draftOf(joined))).toEqual([
      'changed module Sign-off milestone: Data > Access',
      'removed module Export',
      'removed milestone Data',
    ]);
    const { plan } = importing(joined, (one) => one !== 'removed module Export', before).after();
    expect(outline(plan)).toContainEqual([
      'Data',
      [['Export', ['Export customers', 'Export open invoices']]],
    ]);
  });
  test('a module whose last task goes keeps an empty text', () => {
    const { plan } = importing(
      DOCUMENT.replace('- [ ] Review roles and permissions\n', 'See the handbook.\n'),
    ).after();
    const emptied = importing(DOCUMENT.replace('- [ ] Review roles and permissions\n', '')).after()
      .plan;
    for (const { moduleId } of [...plan.modules.values(), ...emptied.modules.values()])
      expect(
        [...plan.blocks.values(), ...emptied.blocks.values()].some((b) => b.moduleId === moduleId),
      ).toBe(true);
  });
  test('nothing is made of a change that is none any more, or in no process', () => {
    const draft = draftOf(DOCUMENT);
    const command = { fileName: 'go-live.md', draft, accept: ['removed t-9'] };
    given()
      .when(importChanges, command, context())
      .refused('conflict', 'import-outdated', 'accept');
    noBlueprintYet
      .when(importChanges, command, context())
      .refused('notFound', 'blueprint-not-found');
  });
});

describe('whom a text names', () => {
  const naming = (name: string): ImportDraft => {
    const draft = draftOf(DOCUMENT);
    draft.milestones[0]!.modules[1]!.description = '<p>Ask {{person:p::new}}.</p>';
    draft.placeholders.push({ placeholderId: 'p::new', name, description: '' });
    return draft;
  };
  const after = (draft: ImportDraft, accept?: (key: string) => boolean) => {
    const before = given();
    const keys = changesOf(before.state.plan, draft).map(({ key }) => key);
    const command = { fileName: 'go-live.md', draft, accept: keys.filter(accept ?? (() => true)) };
    const { plan } = before.when(importChanges, command, context()).after();
    const roles = [...plan.modules.values()].find(({ title }) => title === 'Roles')!;
    return [roles.description, [...plan.placeholders.values()].map((each) => each.name)];
  };
  test('comes along, though nobody of that name has anything to do', () =>
    expect(after(naming('Legal'))).toEqual([
      '<p>Ask {{person:p::new}}.</p>',
      ['IT lead', 'Legal'],
    ]));
  test('is whoever is called so there', () =>
    expect(after(naming('it LEAD'))).toEqual(['<p>Ask {{person:p::it-lead}}.</p>', ['IT lead']]));
});

describe('how long a task takes and which variables it shows', () => {
  const shown = (draft: ImportDraft): ImportDraft => {
    const [, task] = draft.milestones[0]!.modules[0]!.blocks;
    Object.assign(task!, { duration: { amount: 2, unit: 'hours' }, variables: ['v'] });
    return {
      ...draft,
      variables: [{ variableId: 'v', type: 'STRING', name: 'Region', value: '', label: '' }],
    };
  };
  const draft = shown(draftOf(DOCUMENT));
  const tasksAfter = (accept: (key: string) => boolean) => {
    const before = given();
    const keys = changesOf(before.state.plan, draft).map(({ key }) => key);
    const { plan } = before
      .when(
        importChanges,
        { fileName: 'go-live.md', draft, accept: keys.filter(accept) },
        context(),
      )
      .after();
    const task = [...plan.tasks.values()].find(({ headline }) => headline.startsWith('Invite'))!;
    return [task.duration, task.variables];
  };
  test('is told as a change, and made', () => {
    expect(told(given().state.plan, draft)).toEqual([
      'changed task Invite the first administrators duration: null > 2 hours; variables: null > Region',
      'added variable Region',
    ]);
    expect(tasksAfter(() => true)).toEqual([{ amount: 2, unit: 'hours' }, ['v']]);
  });
  test('no task shows a variable that was declined', () => {
    expect(tasksAfter((key) => !key.includes('variable'))).toEqual([
      { amount: 2, unit: 'hours' },
      [],
    ]);
  });
});
