import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { expectGoodScreen } from '../fixtures/accessible.ts';
import { apiAs } from '../fixtures/api.ts';
import { goWithin } from '../fixtures/goWithin.ts';
import { ines } from '../fixtures/people.ts';
import { enter } from '../fixtures/signIn.ts';
import { test } from '../fixtures/test.ts';

const WORD = 'Donaudampfschifffahrtsgesellschaftskapitaenswitwenrentenversicherung';
const LONG = `${WORD} and all of its companies in the north`;

test('the portal holds whatever things and people are called, at any width', async ({ page }) => {
  const { email, processId, linked, stuck } = await longProcess();
  await enter(page, email);
  const home = `/portal/process/${processId}`;
  await page.goto(home);
  await expect(page.getByText('Next for you')).toBeVisible();
  await expect(page.getByText('We are doing')).toBeVisible();
  await expectGoodScreen(page, 'portal, home, long names');
  await page.getByRole('button', { name: /^You: / }).click();
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
  await expectGoodScreen(page, 'portal, account, long names');
  await page.keyboard.press('Escape');
  await goWithin(page, `/portal/steps/${processId}`);
  await expect(page.getByRole('heading', { name: 'All steps' })).toBeVisible();
  await expectGoodScreen(page, 'portal, all steps, long names');
  await goWithin(page, `/portal/task/${processId}/${linked}`);
  await expect(page.getByRole('button', { name: 'Hand to a colleague' })).toBeVisible();
  await expect(page.getByRole('log')).toContainText(WORD);
  await expectGoodScreen(page, 'portal, task, long names');
  await page.getByRole('button', { name: 'Hand to a colleague' }).click();
  await expect(page.getByRole('dialog').getByRole('radio')).toHaveCount(1);
  await expectGoodScreen(page, 'portal, handing over, long names');
  await page.keyboard.press('Escape');
  await goWithin(page, `/portal/task/${processId}/${stuck}`);
  await expect(page.getByRole('region', { name: 'Stuck' })).toBeVisible();
  await expectGoodScreen(page, 'portal, stuck task, long names');
  const log = await page.getByRole('log').boundingBox();
  const first = await page.getByRole('log').getByRole('article').first().boundingBox();
  expect(
    first!.y - log!.y,
    'on a desk the talk takes no more room than what was said',
  ).toBeLessThan(40);

  await test.step('on a phone both ways on stand beside one another, in either language', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const topOf = async (role: 'button' | 'link', name: string) =>
      (await page.getByRole(role, { name, exact: true }).boundingBox())?.y;
    for (const [language, pass, ask, goOn, handOver] of [
      ['English', 'Hand over', 'Ask', 'I can go on', 'Hand to a colleague'],
      ['Deutsch', 'Weitergeben', 'Nachfragen', 'Ich kann weitermachen', 'Weitergeben'],
    ] as const) {
      await goWithin(page, home);
      await page.locator('.top').getByRole('button').last().click();
      await page.getByRole('radio', { name: language }).click();
      await expect(page.getByRole('radio', { name: language })).toBeChecked();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('link', { name: pass, exact: true })).toBeVisible();
      expect(await topOf('link', pass), language).toBe(await topOf('link', ask));
      await goWithin(page, `/portal/task/${processId}/${stuck}`);
      await expect(page.getByRole('button', { name: goOn })).toBeVisible();
      expect(await topOf('button', goOn), language).toBe(await topOf('button', handOver));
    }
  });
});

/** A process in which everything is called as long as it may be, with two people of its client. */
async function longProcess() {
  const staff = await apiAs(ines);
  const run = randomUUID();
  const [clientId, projectId, blueprintId, processId] = [
    randomUUID(),
    randomUUID(),
    randomUUID(),
    randomUUID(),
  ];
  await staff.command('AddClient', { clientId, name: `${LONG} ${run}` });
  const emails = [`long-${run}@example.org`, `longer-${run}@example.org`] as const;
  for (const email of emails) {
    const profile = { firstName: WORD, lastName: WORD, gender: 'FEMALE' } as const;
    await staff.command('InviteClientUser', { clientId, email, profile });
    await (await apiAs(email)).command('AcceptInvitation', { workspaceId: 'demo', clientId });
  }
  const people = await staff.list<{ id: string; email: string | null }>('people', {});
  const idOf = (email: string) => people.find((person) => person.email === email)!.id;
  await staff.command('AddProject', { projectId, clientId, name: LONG });
  await staff.command('CreateBlueprint', {
    blueprintId,
    name: `${LONG} ${run}`,
    template: 'EMPTY',
  });
  const blueprint = { kind: 'blueprint', id: blueprintId } as const;
  const moduleId = randomUUID();
  await staff.command('AddMilestone', { plan: blueprint, milestoneId: randomUUID(), name: LONG });
  const days = { start: '2026-11-01', end: '2027-12-31' };
  await staff.command('CreateProcess', {
    processId,
    projectId,
    blueprintId,
    name: LONG,
    owner: idOf(ines),
    ...days,
  });
  const [milestone] = await staff.list<{ id: string }>('milestones', { planId: processId });
  const plan = { kind: 'process', id: processId } as const;
  await staff.command('AddModule', { plan, moduleId, milestoneId: milestone!.id, title: LONG });
  await staff.command('SetModuleAudience', { plan, moduleId, audience: 'EXTERN' });
  const add = async (assignee: string, content?: { href: string; text: string }) => {
    const taskId = randomUUID();
    const simple = content && { content: { type: 'simple', action: content } as const };
    await staff.command('AddTask', {
      plan,
      moduleId,
      taskId,
      blockId: randomUUID(),
      headline: LONG,
      ...simple,
    });
    await staff.command('SetTaskDescription', { plan, taskId, description: `<p>${LONG}</p>` });
    await staff.command('SetTaskAssignee', { plan, taskId, assignee });
    return taskId;
  };
  const linked = await add(idOf(emails[0]), {
    href: `https://example.org/${WORD}${WORD}`,
    text: LONG,
  });
  const stuck = await add(idOf(emails[0]));
  await add(idOf(emails[0]));
  await add(idOf(emails[1]));
  const ours = await add(idOf(ines));
  await staff.command('SetModuleStatus', { plan, moduleId, status: 'ACTIVE', withoutMail: true });
  await staff.command('SetTaskStatus', { plan, taskId: ours, status: 'IN_PROGRESS' });
  const client = await apiAs(emails[0]);
  await client.command('SetTaskStatus', { plan, taskId: stuck, status: 'STUCKED', reason: LONG });
  await client.command('SendMessage', {
    processId,
    taskId: linked,
    messageId: randomUUID(),
    text: WORD + WORD,
  });
  return { email: emails[0], processId, linked, stuck };
}
