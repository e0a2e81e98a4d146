import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import type { BlockRow, ModuleRow, TaskRow } from '@waymark/api';
import { adminAddress, portalAddress } from '@waymark/api/addresses';
import { expectGoodScreen } from '../fixtures/accessible.ts';
import { apiAs } from '../fixtures/api.ts';
import { codeAfter } from '../fixtures/mailbox.ts';
import { origin } from '../fixtures/origin.ts';
import { amara, dana, demo, ines, mikkel, priya } from '../fixtures/people.ts';
import { phoneOf } from '../fixtures/phone.ts';
import { enter } from '../fixtures/signIn.ts';
import { talkedProcess } from '../fixtures/talkedProcess.ts';
import { test } from '../fixtures/test.ts';
import { previewImport } from '../pages/library.ts';
import { expectSaved, openTask } from '../pages/modulePage.ts';
import { showTab, talkOf } from '../pages/portal.ts';
import { openWizard, pickTemplate } from '../pages/wizard.ts';

/**
 * A session that ends while somebody types: they sign in over the page, what they typed is there,
 * and what failed is sent once more, with nothing pressed again.
 */
const run = randomUUID().slice(0, 8);

/** Ends the session behind the page, which hears of it when it asks for something next. */
async function endSession(page: Page): Promise<void> {
  const answer = await page.request.delete(`${origin}/api/session`, { headers: { origin } });
  expect(answer.status()).toBe(204);
}

const login = (page: Page) => page.getByRole('dialog', { name: 'Login', exact: true });

async function signInAgain(page: Page, email: string, as = email): Promise<void> {
  const dialog = login(page);
  await expect(dialog.getByLabel('E-mail')).toHaveValue(email);
  await dialog.getByLabel('E-mail').fill(as);
  const code = await codeAfter(as, () => dialog.getByRole('button', { name: 'Send code' }).click());
  await dialog.getByLabel('Code').fill(code);
  await dialog.getByRole('button', { name: 'Login' }).click();
  await expect(dialog).toBeHidden();
}

/** The session ends, something is typed or sent, and they sign in over it. */
async function overEnd(page: Page, email: string, work: () => Promise<unknown>): Promise<void> {
  await endSession(page);
  await work();
  await signInAgain(page, email);
}

/** A page that hears nothing live: only what it asks itself tells it that the session is over. */
async function deaf(page: Page): Promise<void> {
  await page.route(/\/api\/live/, (route) => route.abort());
}

test('texts, names, a form and a role that the team writes', async ({ page }) => {
  const api = await apiAs(mikkel);
  const blueprintId = randomUUID();
  await api.command('ImportBlueprint', {
    ...{ blueprintId, name: `Ended ${run}`, fileName: 'a.md' },
    source: '# A\n\n## One\n\n### Page\n\nFirst words.\n\n- [ ] Do it\n',
  });
  const [module] = await api.list<ModuleRow>('modules', { planId: blueprintId });
  const inModule = { planId: blueprintId, moduleId: module!.id };
  await enter(page, mikkel);
  await deaf(page);

  await test.step('the text of a module', async () => {
    await page.goto(`/module/${blueprintId}/${module!.id}/context`);
    await page.getByRole('group', { name: /^Text\./ }).click();
    const editor = page.getByRole('textbox', { name: 'Text' });
    await editor.press('ControlOrMeta+End');
    await overEnd(page, mikkel, () => editor.pressSequentially(' Kept over the end.'));
    await expect
      .poll(async () => JSON.stringify(await api.list<BlockRow>('blocks', inModule)))
      .toContain('First words. Kept over the end.');
    await expectSaved(page);
  });

  await test.step('the name of a task', async () => {
    await page.goto(`/module/${blueprintId}/${module!.id}/tasks`);
    const aside = await openTask(page, 'Do it');
    await overEnd(page, mikkel, () => aside.getByLabel('Headline').fill('Do it with care'));
    await expect
      .poll(async () => (await api.list<TaskRow>('tasks', inModule)).map((row) => row.headline))
      .toEqual(['Do it with care']);
  });

  await test.step('the form builder', async () => {
    await page.goto('/settings/forms');
    await page.getByRole('button', { name: 'Add' }).click();
    await page.getByRole('dialog').getByLabel('Name').fill(`Ended ${run}`);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Short text' }).click();
    const question = page
      .getByRole('complementary', { name: 'Properties' })
      .getByLabel('Question', { exact: true });
    await expectSaved(page);
    await overEnd(page, mikkel, () => question.fill('What ended?'));
    await expect(question).toHaveValue('What ended?');
    const formId = new URL(page.url()).pathname.split('/').at(-1)!;
    await expect
      .poll(async () => JSON.stringify(await api.list('formDrafts', { id: formId })))
      .toContain('What ended?');
  });

  await test.step('a role that is renamed', async () => {
    const roleId = `r::${randomUUID()}`;
    const role = { roleId, internExtern: 'EXTERN', defaultEmailAddress: null } as const;
    await api.command('AddRole', { ...role, name: `Before ${run}` });
    await page.goto(`/settings/roles/${roleId}`);
    const form = page.getByRole('dialog', { name: 'Edit role' });
    await form.getByLabel('Name', { exact: true }).fill(`After ${run}`);
    await overEnd(page, mikkel, () => form.getByRole('button', { name: 'Save' }).click());
    await expect(form).toBeHidden();
    await expect(page.getByRole('row').filter({ hasText: `After ${run}` })).toBeVisible();
  });
});

test('words of a mail and a setting of the workspace', async ({ page }) => {
  await enter(page, dana);
  await deaf(page);

  await test.step('the words of a mail; a wrong code is told, and the dialog can be left', async () => {
    await page.goto('/settings/emails?mail=turn');
    const row = page
      .getByRole('row')
      .filter({ has: page.locator(`a[href$="#${demo.blueprint}"]`) });
    await row.getByRole('link').click();
    const words = page.getByRole('dialog', { name: /^Your turn for / });
    const subject = words.getByRole('textbox', { name: 'Subject' });
    await subject.click();
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.type(` ${run}`);
    const save = words.getByRole('button', { name: 'Save' });
    await endSession(page);
    await save.click();
    await expect(login(page).getByLabel('E-mail')).toHaveValue(dana);
    await expectGoodScreen(page, 'a session that ended');
    const code = await codeAfter(dana, () =>
      login(page).getByRole('button', { name: 'Send code' }).click(),
    );
    await login(page)
      .getByLabel('Code')
      .fill(code === '123456' ? '654321' : '123456');
    await login(page).getByRole('button', { name: 'Login' }).click();
    await expect(login(page).getByRole('alert')).toHaveText(
      'You have entered an invalid code. Please try again.',
    );
    await expectGoodScreen(page, 'a wrong code over a page');
    // Whoever closes it stays on the page with what they typed, and is asked by the next try.
    await login(page).getByRole('button', { name: 'Close' }).click();
    await expect(words.getByRole('alert').filter({ hasText: /^Error/ })).toContainText('has ended');
    await expect(subject).toContainText(run);
    await save.click();
    await signInAgain(page, dana);
    await expect(words).toBeHidden();
    await expect(row).toContainText('Its own');
  });

  await test.step('a setting of the workspace', async () => {
    await page.goto(adminAddress.workspaceName());
    const hours = page.getByLabel('Working hours', { exact: false });
    await hours.fill('11');
    await overEnd(page, dana, () =>
      page.getByRole('button', { name: 'Save', exact: true }).click(),
    );
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await expect(hours).toHaveValue('11');
  });
});

test('the wizard and an import, each with its dialog open', async ({ page }) => {
  const api = await apiAs(priya);
  await api.command('ImportBlueprint', {
    ...{ blueprintId: randomUUID(), name: `Short way ${run}`, fileName: 'a.md' },
    source: '# A\n\n## One\n\n### Page\n\n- [ ] Do it\n',
  });
  await enter(page, priya);
  await deaf(page);

  await test.step('the wizard', async () => {
    const wizard = await openWizard(page);
    const client = wizard.getByRole('combobox', { name: 'Client', exact: true });
    const project = wizard.getByRole('combobox', { name: 'Project', exact: true });
    await client.fill(`Harbour ${run}`);
    await client.press('Enter');
    await project.fill(`Move ${run}`);
    await project.press('Enter');
    await pickTemplate(page, `Short way ${run}`);
    await overEnd(page, priya, () => wizard.getByRole('button', { name: 'Create now' }).click());
    await expect(page).toHaveURL(/\/project\/[^/]+\/[^/?]+/);
    await expect(page.getByText(`Harbour ${run}`).first()).toBeVisible();
  });

  await test.step('an import', async () => {
    const dialog = await previewImport(
      page,
      'a.md',
      `# Import ${run}\n\n## One\n\n### A\n- [ ] b\n`,
    );
    const title = dialog.getByRole('textbox', { name: 'Title of the task' }).first();
    await title.fill('Written before the end');
    await title.press('Enter');
    await overEnd(page, priya, () =>
      dialog.getByRole('button', { name: 'Import', exact: true }).click(),
    );
    await expect(page).toHaveURL(/\/settings\/process\/[^/]+$/);
    const planId = new URL(page.url()).pathname.split('/').at(-1)!;
    const tasks = await api.list<TaskRow>('tasks', { planId });
    expect(tasks.map(({ headline }) => headline)).toEqual(['Written before the end']);
  });
});

test('a message and a note; who else signs in there gets a page of their own, and sends nothing of it', async ({
  page,
}) => {
  const { processId, tasks } = await talkedProcess(run);
  await enter(page, ines);
  await deaf(page);
  const api = await apiAs(mikkel);
  const about = { planId: processId, taskId: tasks[0] };
  const said = async (of: 'messages' | 'notes') => JSON.stringify(await api.list(of, about));
  const [task] = await api.list<TaskRow>('tasks', { id: tasks[0] });
  await page.goto(`/module/${processId}/${task!.moduleId}/tasks?panel=talk#${tasks[0]}`);
  const log = page.getByRole('log', { name: 'Talk' });
  const send = () => page.keyboard.press('Control+Enter');
  await page.getByRole('textbox', { name: 'Reply to the client' }).fill(`Asked over it ${run}`);
  await overEnd(page, ines, send);
  await expect(log.getByText(`Asked over it ${run}`)).toBeVisible();
  await expect.poll(() => said('messages')).toContain(`Asked over it ${run}`);

  await page.getByRole('button', { name: 'Note', exact: true }).click();
  const note = page.getByRole('textbox', { name: 'Note for your team' });
  await note.fill(`Noted over it ${run}`);
  await overEnd(page, ines, send);
  await expect(log.getByText(`Noted over it ${run}`)).toBeVisible();
  await expect.poll(() => said('notes')).toContain(`Noted over it ${run}`);

  await note.fill(`Never sent by another ${run}`);
  await endSession(page);
  await send();
  const sentBy: string[] = [];
  page.on('request', (request) => {
    if (request.postData()?.includes('Never sent by another')) sentBy.push(request.url());
  });
  const loaded = page.waitForEvent('load');
  await signInAgain(page, ines, mikkel);
  await loaded;
  await expect(page.getByRole('button', { name: /^User menu/ })).toContainText('M');
  await expect(page.getByText(`Never sent by another ${run}`)).toHaveCount(0);
  expect(sentBy).toEqual([]);
  expect(await said('notes')).not.toContain('Never sent by another');
});

test('a form and a question of a client', async ({ browser }) => {
  const { processId, tasks } = await talkedProcess(`${run} client`);
  const api = await apiAs(ines);
  const plan = { kind: 'process', id: processId } as const;
  const rows = () => api.list<TaskRow>('tasks', { planId: processId });
  const first = (await rows()).find(({ id }) => id === tasks[0])!;
  const forms = await api.list<{ id: string; name: string; version: number }>('forms', {});
  const form = forms.find(({ name }) => name === 'Single sign-on setup')!;
  const taskId = randomUUID();
  const content = {
    ...{ type: 'form', formId: form.id, version: form.version, name: form.name },
  } as const;
  await api.command('AddTask', {
    ...{ plan, moduleId: first.moduleId, taskId, blockId: randomUUID(), content },
    headline: 'Set up sign-on',
  });
  await api.command('SetTaskAssignee', { plan, taskId, assignee: first.assignee });
  const phone = await phoneOf(browser);
  await enter(phone, amara);
  await deaf(phone);

  await test.step('answers to a form', async () => {
    await phone.goto(portalAddress.task({ processId, taskId }));
    await phone.getByText('Another', { exact: true }).click();
    const provider = phone.getByLabel('Name of the provider');
    await overEnd(phone, amara, () => provider.fill(`Ping ${run}`));
    await expect(provider).toHaveValue(`Ping ${run}`);
    await phone.reload();
    await expect(provider).toHaveValue(`Ping ${run}`);
  });

  await test.step('a question', async () => {
    await phone.goto(portalAddress.task({ processId, taskId: tasks[1] }));
    await showTab(phone, 'Talk');
    const write = phone.getByRole('textbox', { name: /^Write to / });
    await write.fill(`Who signs this? ${run}`);
    await endSession(phone);
    await phone.getByRole('button', { name: 'Send' }).click();
    await expectGoodScreen(phone, 'a session that ended in the portal');
    await signInAgain(phone, amara);
    await expect(talkOf(phone)).toContainText(`Who signs this? ${run}`);
    await expect
      .poll(async () =>
        JSON.stringify(await api.list('messages', { planId: processId, taskId: tasks[1] })),
      )
      .toContain(`Who signs this? ${run}`);
  });
  await phone.context().close();
});
