import { randomUUID } from 'node:crypto';
import type { BlockRow, ModuleRow, TaskRow } from '@waymark/api';
import { expect } from '@playwright/test';
import { expectGoodScreen } from '../fixtures/accessible.ts';
import { apiAs } from '../fixtures/api.ts';
import { goWithin } from '../fixtures/goWithin.ts';
import { amara, demo, priya } from '../fixtures/people.ts';
import { enter } from '../fixtures/signIn.ts';
import { test } from '../fixtures/test.ts';

test('a variable is a chip where it is written, and a value where it is read, for the client as it changes', async ({
  page,
  browser,
}) => {
  const api = await apiAs(priya);
  const blueprintId = randomUUID();
  const processId = randomUUID();
  const blueprint = { kind: 'blueprint', id: blueprintId } as const;
  const process = { kind: 'process', id: processId } as const;
  await api.command('ImportBlueprint', {
    ...{ blueprintId, name: `Variables ${blueprintId.slice(0, 8)}`, fileName: 'a.md' },
    source: '# A\n\n## One\n\n### Page\n\nFor\n\n- [ ] Sign\n',
  });
  for (const [variableId, name, type] of [
    ['region', 'Region', 'STRING'],
    ['room', 'Data room', 'LINK'],
  ] as const)
    await api.command('AddVariable', { plan: blueprint, variableId, name, type });
  const [module] = await api.list<ModuleRow>('modules', { planId: blueprintId });
  const [task] = await api.list<TaskRow>('tasks', { planId: blueprintId });
  const stored = async () => {
    const [block] = await api.list<BlockRow>('blocks', { planId: blueprintId, type: 'text' });
    return block?.written?.content ?? block?.content;
  };

  await enter(page, priya);
  await page.goto(`/module/${blueprintId}/${module!.id}/context`);
  await page.getByText('For', { exact: true }).click();
  const words = page.getByRole('textbox', { name: 'Text' });
  await words.pressSequentially(' {{');
  await expect(page.getByRole('listbox', { name: 'Variables' })).toBeVisible();
  await words.pressSequentially('reg');
  await page.keyboard.press('Enter');
  await words.pressSequentially('{{data room}}');
  await expect(words.locator('.variable-chip')).toHaveText(['Region', 'Data room']);
  await page.keyboard.press('Backspace');
  await expect(words.locator('.variable-chip')).toHaveText(['Region']);
  await words.pressSequentially(', see {{Data room}}');
  await expect
    .poll(stored)
    .toEqual({ type: 'text', html: '<p>For {{variable:region}}, see {{variable:room}}</p>' });
  await expectGoodScreen(page, 'variables in texts');

  await goWithin(page, `/module/${blueprintId}/${module!.id}/tasks#${task!.id}`);
  const headline = page.getByRole('textbox', { name: 'Headline' });
  await headline.fill('Sign for {{');
  await page.getByRole('option', { name: 'clientName' }).click();
  await expect(headline.locator('.variable-chip')).toHaveText(['clientName']);
  await expect
    .poll(
      async () => (await api.list<TaskRow>('tasks', { planId: blueprintId }))[0]?.written?.headline,
    )
    .toBe('Sign for {{clientName}}');

  await api.command('CreateProcess', {
    ...{ processId, projectId: demo.project, blueprintId, name: 'Variables' },
    ...{ start: '2026-11-01', end: '2026-12-31', matching: {} },
    variables: { region: { value: 'North & South', label: '' } },
  });
  await goWithin(page, `/project/${demo.project}/${processId}`);
  const launch = page.getByRole('complementary', { name: 'Launch' });
  if (!(await launch.isVisible())) await page.getByRole('button', { name: /Launch/ }).click();
  await expect(launch).toContainText('Texts of Page use a variable that is empty: Data room.');
  const [started] = await api.list<ModuleRow>('modules', { planId: processId });
  await api.command('SetModuleStatus', {
    plan: process,
    moduleId: started!.id,
    status: 'ACTIVE',
    withoutMail: true,
  });
  await goWithin(page, `/module/${processId}/${started!.id}/context`);
  const empty = page.locator('.variable-chip.is-empty');
  await expect(empty).toHaveText('Data room');
  await expect(page.getByText('For North & South, see')).toBeVisible();
  await expectGoodScreen(page, 'variables in texts');

  const context = await browser.newContext();
  const portal = await context.newPage();
  await enter(portal, amara);
  const [rolledOut] = await api.list<TaskRow>('tasks', { planId: processId });
  await portal.goto(`/portal/task/${processId}/${rolledOut!.id}`);
  await expect(portal.getByRole('heading', { name: 'Sign for Tidepool' })).toBeVisible();
  await expect(portal.getByText('For North & South, see Data room')).toBeVisible();
  await api.command('ChangeVariable', {
    ...{ plan: process, variableId: 'room', value: 'https://example.com/room', label: 'the room' },
  });
  await expect(portal.getByRole('link', { name: 'the room' })).toHaveAttribute(
    'href',
    'https://example.com/room',
  );
  await expect(empty).toHaveCount(0);
  await context.close();
});
