import type { ImportDraft } from '@waymark/api';
import { milestonesOf, modulesOf, tasksOf, type BlueprintEvent, type Plan } from '@waymark/events';
import { describe, expect, test } from 'vitest';
import { draftOfOutline } from '../../../documents/importer/draftOfOutline.ts';
import { readChecklist } from '../../../documents/importer/readChecklist.ts';
import { context } from '../../../decisions/testing/given.ts';
import { blueprintOf } from '../../plan/testing/samples.ts';
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
const ADDRESS = '- [ ] Choose the address (IT lead, 3 days)\n';
const LIKE = { milestones: ['Access', 'Data'], modules: ['Workspace', 'Roles', 'Export'] };
const draftOf = (source: string): ImportDraft =>
  draftOfOutline(readChecklist(source, 'go-live.md', undefined, LIKE));
const given = (...more: BlueprintEvent[]) => {
  let made = 0;
  const content = planOfDraft(draftOf(DOCUMENT), () => `id-${++made}`);
  return blueprintOf(...planCopied({ kind: 'import', fileName: 'go-live.md' }, content), ...more);
};
const told = (plan: Plan, draft: ImportDraft) =>
  changesOf(plan, draft).map(
    ({ sign, what, name, tasks, fields }) =>
      `${sign} ${what} ${name}${tasks > 0 ? ` (${tasks})` : ''}${fields.map(({ field, from, to }) => ` ${field}: ${from} > ${to}`).join(';')}`,
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
  milestonesOf(plan).flatMap(({ milestoneId }) =>
    modulesOf(plan, milestoneId).map(({ moduleId, title }) => [
      title,
      ...tasksOf(plan, moduleId).map(({ headline }) => headline),
    ]),
  );
const named = ({ tasks }: Plan, headline: string) =>
  [...tasks.values()].find((task) => task.headline === headline)!;

describe('a task that stands in another module of the document', () => {
  const MOVED = DOCUMENT.replace(ADDRESS, '').replace('### Export\n', `### Export\n${ADDRESS}`);

  test('has moved, and keeps its id, person and days; who has it takes part there', () => {
    const before = given();
    expect(told(before.state.plan, draftOf(MOVED))).toEqual([
      'changed task Choose the address module: Workspace > Export',
    ]);
    const { plan } = importing(MOVED, undefined, before).after();
    expect(outline(plan)).toEqual([
      ['Workspace', 'Invite the first administrators'],
      ['Roles', 'Review roles and permissions'],
      ['Export', 'Choose the address', 'Export customers', 'Export open invoices'],
    ]);
    const [was, is] = [
      named(before.state.plan, 'Choose the address'),
      named(plan, 'Choose the address'),
    ];
    const { moduleId } = named(plan, 'Export customers');
    expect(is).toEqual({ ...was, moduleId });
    expect(plan.modules.get(moduleId)?.participants).toContain(was.assignee);
  });
  test('though some of its words are others, and one that was added is told apart from it', () => {
    const changed = MOVED.replace(
      ADDRESS,
      '- [ ] Choose the web address (IT lead, 3 days)\n',
    ).replace('### Roles\n', '### Roles\n- [ ] Choose the colours\n');
    expect(told(given().state.plan, draftOf(changed))).toEqual([
      'added task Choose the colours',
      'changed task Choose the address name: Choose the address > Choose the web address; module: Workspace > Export',
    ]);
    const { plan } = importing(changed).after();
    expect(named(plan, 'Choose the web address').taskId).toBe(
      named(given().state.plan, 'Choose the address').taskId,
    );
  });
  test('comes into a module that is new, in its place there, and nothing of it goes with the module that goes', () => {
    const split = DOCUMENT.replace(
      '### Roles\n',
      `### Domain\n- [ ] Buy it\n${ADDRESS}- [ ] Point it\n### Roles\n`,
    )
      .replace(ADDRESS, '')
      .replace('### Workspace\n- [ ] Invite the first administrators\n', '');
    expect(told(given().state.plan, draftOf(split))).toEqual([
      'added module Domain (2)',
      'changed task Choose the address module: Workspace > Domain',
      'removed module Workspace (1)',
    ]);
    expect(outline(importing(split).after().plan)[0]).toEqual([
      'Domain',
      'Buy it',
      'Choose the address',
      'Point it',
    ]);
    const kept = importing(split, (one) => !one.startsWith('changed')).after();
    expect(outline(kept.plan).slice(0, 2)).toEqual([
      ['Domain', 'Buy it', 'Point it'],
      ['Workspace', 'Choose the address', 'Invite the first administrators'],
    ]);
    importing(split, (one) => one.startsWith('changed')).nothing();
  });
  test('into a module of the same name is told with the milestones', () => {
    const twice = `${DOCUMENT}### Workspace\n${ADDRESS}`.replace(ADDRESS, '');
    expect(told(given().state.plan, draftOf(twice))).toEqual([
      'added module Workspace',
      'changed task Choose the address module: Access › Workspace > Data › Workspace',
    ]);
  });
});

test('a module that has moved and is called nearly the same has moved with what is in it', () => {
  const start = DOCUMENT.indexOf('### Roles');
  const end = DOCUMENT.indexOf('\n## Data');
  const moved = `${DOCUMENT.slice(0, start)}${DOCUMENT.slice(end)}### All the roles\n- [ ] Review roles and permissions\n`;
  expect(told(given().state.plan, draftOf(moved))).toEqual([
    'changed module Roles name: Roles > All the roles; milestone: Access > Data',
  ]);
});
