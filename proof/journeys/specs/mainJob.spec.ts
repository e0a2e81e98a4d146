import { randomUUID } from 'node:crypto';
import type { ExecutionRow, HistoryRow } from '@waymark/api';
import { expect, type Page } from '@playwright/test';
import { apiAs } from '../fixtures/api.ts';
import { MOVING_IN_TASKS } from '../fixtures/checklist.ts';
import { dana, mikkel, priya } from '../fixtures/people.ts';
import { signIn } from '../fixtures/signIn.ts';
import { test } from '../fixtures/test.ts';
import { checkHistory, checkModuleActivity, checkTaskActivity } from './mainJob/history.ts';
import {
  buildBlueprint,
  importBlueprint,
  writeModule,
  type RunNames,
} from './mainJob/blueprint.ts';
import { rollOut, rollOutLater, startAndDate } from './mainJob/rollOut.ts';
import { clientElsewhere } from './mainJob/clientElsewhere.ts';
import { clientOnPhone, STUCK_BECAUSE } from './mainJob/client.ts';
import { card, processIdOf, shownPercentage } from '../pages/processPage.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/**
 * The main job: a checklist becomes a blueprint, a client's project, a finished task, and a
 * history. The staff work at the size of the project (1440, and once more 390), the client on a
 * phone, which is walked through once.
 */
test('from a checklist to a history that anyone can read', async ({ page, browser }, {
  project,
}) => {
  const run = randomUUID().slice(0, 8);
  const staff = project.name === 'phone' ? mikkel : dana;
  const names: RunNames = {
    blueprint: `Moving in ${run}`,
    role: `Caretaker ${run}`,
    roleEmail: priya,
    client: `Harbour ${run}`,
    finn: {
      email: `finn-${run}@harbour.example`,
      firstName: 'Finn',
      lastName: 'Aalto',
      gender: 'Male',
    },
    greta: {
      email: `greta-${run}@harbour.example`,
      firstName: 'Greta',
      lastName: 'Lund',
      gender: 'Female',
    },
  };
  await signIn(page, staff);
  const blueprintId = await test.step('import', () => importBlueprint(page, names));
  await test.step('placeholders, roles, variables', () => buildBlueprint(page, names));
  await test.step('module page and task sidebar', () => writeModule(page, blueprintId));
  await test.step('wizard', () => rollOut(page, names));
  const processId = processIdOf(page);
  const processPage = page.url();
  await test.step('start a module, set a date', () => startAndDate(page));

  const api = await apiAs(staff);
  const client = await test.step('the mail leads to the one task', () =>
    project.name === 'phone'
      ? clientElsewhere(api, processId, names)
      : clientOnPhone(browser, names));
  await test.step('done', () => client.does());
  await test.step('the open page of the staff moves by itself', () =>
    expectMoved(page, 'Sign the lease', `${Math.round(100 / MOVING_IN_TASKS)}%`));
  await test.step('stuck', () => client.isStuck());
  await test.step('the staff see why', () =>
    expect(card(page, 'Sign the lease')).toContainText(STUCK_BECAUSE));
  await test.step('a placeholder is rolled out, and its tasks follow', () =>
    rollOutLater(page, names));
  await test.step('the colleague accepts, too', () => client.colleagueAccepts());
  await test.step('hand over', () => client.handsOver());

  await test.step('every event of the process is told once', () =>
    // Read models follow one by one.
    expect(async () => {
      const [execution] = await api.list<ExecutionRow>('executions', { id: processId });
      checkHistory(
        await api.list<HistoryRow>('history', { planId: processId }, ['position', 'ASC']),
        Number(execution?.planRevision) + 1,
      );
    }).toPass());
  await page.goto(processPage);
  await test.step('activity of the module', () => checkModuleActivity(page, names));
  await test.step('activity of a task', () => checkTaskActivity(page, names));
  await client.leaves();
});

async function expectMoved(page: Page, module: string, percentage: string): Promise<void> {
  await expect(shownPercentage(page)).toHaveText(percentage);
  await expect(card(page, module)).toContainText('1/4');
}
