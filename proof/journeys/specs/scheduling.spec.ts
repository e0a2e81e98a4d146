import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { expectGoodScreen } from '../fixtures/accessible.ts';
import { apiAs } from '../fixtures/api.ts';
import { atCalendly, standInForProviders, tellBooking } from '../fixtures/bookingPages.ts';
import { goWithin } from '../fixtures/goWithin.ts';
import { amara, dana, ines } from '../fixtures/people.ts';
import { deskOf, phoneOf } from '../fixtures/phone.ts';
import { enter } from '../fixtures/signIn.ts';
import { talkedProcess } from '../fixtures/talkedProcess.ts';
import { test } from '../fixtures/test.ts';

const KEY = 'the-key-of-the-journey';
type Row = {
  id: string;
  moduleId: string;
  status: string;
  assignee: string | null;
  booking: object | null;
};

test('a time is booked on the phone, confirmed, moved and cancelled by the provider; nobody else is heard', async ({
  browser,
}) => {
  const { processId, tasks } = await talkedProcess(randomUUID().slice(0, 8));
  const api = await apiAs(ines);
  const plan = { kind: 'process', id: processId } as const;
  const rows = () => api.list<Row>('tasks', { planId: processId });
  const row = async (id: string) => (await rows()).find((task) => task.id === id)!;
  const first = await row(tasks[0]);
  for (const provider of ['CALENDLY', 'HUBSPOT'] as const)
    await api.command('SetBookingKey', { provider, key: KEY });
  const add = async (provider: 'CALENDLY' | 'HUBSPOT', link: string) => {
    const taskId = randomUUID();
    const content = { type: 'schedule', provider, link } as const;
    const where = { plan, moduleId: first.moduleId, taskId, blockId: randomUUID() };
    await api.command('AddTask', { ...where, headline: `Book with ${provider}`, content });
    await api.command('SetTaskAssignee', { plan, taskId, assignee: first.assignee });
    return taskId;
  };
  const call = await add('CALENDLY', 'https://calendly.com/priya-ps/connection-test');
  const meeting = await add('HUBSPOT', 'https://meetings.hubspot.com/dana');
  const phone = await phoneOf(browser);
  await standInForProviders(phone.context());
  await enter(phone, amara);
  const calendly = phone.frameLocator('iframe[title="Booking page at Calendly"]');

  await test.step('booked on the phone', async () => {
    await phone.goto(`/portal/task/${processId}/${call}`);
    await expect(calendly.getByText(`utm_content=${processId}.${call}`)).toBeVisible();
    await expectGoodScreen(phone, 'a time to book');
    await calendly.getByRole('button', { name: '10:00' }).click();
    await expect(phone.locator('iframe')).toHaveCSS('height', '900px');
    // The page itself, and any other on it, says the same in vain.
    await phone.evaluate(() =>
      window.postMessage({ event: 'calendly.event_scheduled', payload: {} }, '*'),
    );
    expect((await row(call)).status).not.toBe('DONE');
    await calendly.getByRole('button', { name: 'Schedule' }).click();
    await expect(
      phone.getByText('The calendar reported it. When and where follows.'),
    ).toBeVisible();
    expect(await row(call)).toMatchObject({ status: 'DONE', booking: { by: 'page', ref: 'e1' } });
  });

  await test.step('confirmed with time and place', async () => {
    expect(
      await tellBooking(
        'calendly',
        'another-key',
        atCalendly('created', 'e1', `${processId}.${call}`),
      ),
    ).toBe(401);
    expect(
      await tellBooking('calendly', KEY, atCalendly('created', 'e1', `${processId}.${call}`)),
    ).toBe(204);
    await expect(phone.getByText(/04\.03\.2027, \d\d:00 – \d\d:40/)).toBeVisible();
    await expectGoodScreen(phone, 'a time that is booked');
    const download = phone.waitForEvent('download');
    await phone.getByRole('button', { name: 'Add to calendar' }).click();
    expect((await download).suggestedFilename()).toBe('appointment.ics');
  });

  await test.step('cancelled, and to be done again', async () => {
    expect(
      await tellBooking('calendly', KEY, atCalendly('canceled', 'e1', `${processId}.${call}`)),
    ).toBe(204);
    await expect(calendly.getByRole('button', { name: 'Schedule' })).toBeVisible();
    expect(await row(call)).toMatchObject({ status: 'TODO', booking: null });
  });

  await test.step('booked by the team on the desk, with the other provider', async () => {
    const desk = await deskOf(browser);
    await standInForProviders(desk.context());
    await enter(desk, ines);
    await desk.goto(`/module/${processId}/${first.moduleId}/tasks#${meeting}`);
    const hubspot = desk.frameLocator('iframe[title="Booking page at HubSpot"]');
    await expect(desk.locator('iframe')).toHaveCSS('height', '650px');
    await hubspot.getByRole('button', { name: 'Schedule' }).click();
    await expect(desk.getByText(/Reported by the browser/)).toBeVisible();
    const times = {
      hs_meeting_start_time: '2027-03-05T09:00:00Z',
      hs_meeting_end_time: '2027-03-05T10:00:00Z',
    };
    const told = { hs_object_id: 7, waymark_task: `${processId}.${meeting}`, ...times };
    expect(await tellBooking('hubspot', KEY, told)).toBe(204);
    await expect(desk.getByText(/05\.03\.2027, \d\d:00 to \d\d:00/)).toBeVisible();
    await expectGoodScreen(desk, 'a time that is booked, at the desk');
    expect(await tellBooking('hubspot', KEY, { ...told, hs_meeting_outcome: 'CANCELED' })).toBe(
      204,
    );
    await expect(hubspot.getByRole('button', { name: 'Schedule' })).toBeVisible();
  });
});

test('a scheduling task is made in a blueprint by two keys and its link; a link of nobody is said at once', async ({
  page,
}) => {
  const api = await apiAs(ines);
  const blueprintId = randomUUID();
  const moduleId = randomUUID();
  const plan = { kind: 'blueprint', id: blueprintId } as const;
  await api.command('CreateBlueprint', { blueprintId, name: 'Bookings', template: 'EMPTY' });
  await api.command('AddMilestone', { plan, milestoneId: randomUUID(), name: 'Start' });
  const [milestone] = await api.list<{ id: string }>('milestones', { planId: blueprintId });
  await api.command('AddModule', { plan, moduleId, milestoneId: milestone!.id, title: 'Set up' });
  await enter(page, ines);
  await page.goto('/settings/scheduling');
  await expect(page.getByText(/^Connected:/).first()).toBeVisible();
  await expect(page.getByPlaceholder('A key is set').first()).toBeVisible();
  await expectGoodScreen(page, 'settings of scheduling');
  await goWithin(page, `/module/${blueprintId}/${moduleId}/tasks`);
  await expect(page.getByText('No tasks yet')).toBeVisible();
  await page.keyboard.press('n');
  await expect(page.getByRole('menuitem', { name: /Scheduling/ })).toBeVisible();
  await page.keyboard.press('3');
  const dialog = page.getByRole('dialog', { name: 'New scheduling task' });
  await expect(dialog.getByLabel('Name')).toHaveValue('');
  await dialog.getByLabel('Name').fill('Book the kick-off');
  await expect(dialog.getByText('The link is missing.')).toBeVisible();
  await dialog.getByLabel('Link').fill('https://cal.example/kick-off');
  await expect(dialog.getByText(/not a booking page of Calendly or HubSpot/)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Create' })).toBeDisabled();
  await dialog.getByLabel('Link').fill('https://meetings.hubspot.com/dana');
  await expect(dialog.getByRole('button', { name: 'HubSpot' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expectGoodScreen(page, 'a new scheduling task');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('complementary', { name: 'Task Book the kick-off' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'meetings.hubspot.com/dana' })).toBeVisible();
});

test('a page on a domain that the owner names is booked in the portal; once it is taken out, the task waits', async ({
  browser,
}) => {
  const { processId, tasks } = await talkedProcess(randomUUID().slice(0, 8));
  const api = await apiAs(ines);
  const plan = { kind: 'process', id: processId } as const;
  const rows = () => api.list<Row>('tasks', { planId: processId });
  const first = (await rows()).find(({ id }) => id === tasks[0])!;
  const desk = await deskOf(browser);
  await enter(desk, dana);
  const domains = desk.getByLabel('Domains');

  await test.step('named by the owner', async () => {
    await desk.goto('/settings/scheduling');
    await domains.fill('https://meetings.acme.example/dana');
    await expect(desk.getByText(/is not a public domain/)).toBeVisible();
    await expect(desk.getByRole('button', { name: 'Save' })).toBeDisabled();
    await desk.reload();
    await expect(domains).toHaveValue('https://meetings.acme.example/dana');
    await domains.fill('Meetings.ACME.example');
    await expectGoodScreen(desk, 'domains of booking pages');
    await desk.getByRole('button', { name: 'Save' }).click();
    await expect(desk.getByText('Saved', { exact: true })).toBeVisible();
    await desk.reload();
    await expect(domains).toHaveValue('meetings.acme.example');
  });

  const taskId = randomUUID();
  const content = {
    type: 'schedule',
    provider: 'HUBSPOT',
    link: 'https://meetings.acme.example/dana',
  } as const;
  const where = { plan, moduleId: first.moduleId, taskId, blockId: randomUUID() };
  await api.command('AddTask', { ...where, headline: 'Book on our own domain', content });
  await api.command('SetTaskAssignee', { plan, taskId, assignee: first.assignee });
  const phone = await phoneOf(browser);
  await standInForProviders(phone.context());
  await enter(phone, amara);
  const ours = phone.frameLocator('iframe[title="Booking page at HubSpot"]');
  const theirs = ours.frameLocator('iframe');

  await test.step('booked in the portal, by a policy that lets in this one host', async () => {
    await phone.goto(`/portal/task/${processId}/${taskId}`);
    const frame = phone.locator('iframe[title="Booking page at HubSpot"]');
    await expect(frame).toHaveAttribute('src', /^\/frame\/booking-page\?/);
    const served = await phone.request.get((await frame.getAttribute('src'))!);
    const policy = served.headers()['content-security-policy'] ?? '';
    expect(policy).toContain('frame-src https://meetings.acme.example;');
    expect(policy).toContain("frame-ancestors 'self'");
    await expect(theirs.getByText(`waymark_task=${processId}.${taskId}`)).toBeVisible();
    await expectGoodScreen(phone, 'a time to book on a domain of one’s own');
    await phone.evaluate(() => window.postMessage({ meetingBookSucceeded: true }, '*'));
    const said = (frame: HTMLIFrameElement) =>
      frame.contentWindow?.postMessage({ meetingBookSucceeded: true }, '*');
    await phone.locator('iframe').evaluate(said);
    expect((await rows()).find(({ id }) => id === taskId)).toMatchObject({
      status: 'TODO',
      booking: null,
    });
    await theirs.getByRole('button', { name: 'Schedule' }).click();
    await expect(
      phone.getByText('The calendar reported it. When and where follows.'),
    ).toBeVisible();
    expect((await rows()).find(({ id }) => id === taskId)).toMatchObject({
      status: 'DONE',
      booking: { by: 'page' },
    });
  });

  await test.step('held once the domain is taken out', async () => {
    const [waits, blockId] = [randomUUID(), randomUUID()];
    await api.command('AddTask', {
      ...where,
      taskId: waits,
      blockId,
      headline: 'Book another',
      content,
    });
    await api.command('SetTaskAssignee', { plan, taskId: waits, assignee: first.assignee });
    await domains.fill('');
    await desk.getByRole('button', { name: 'Save' }).click();
    await expect(desk.getByText('Saved', { exact: true })).toBeVisible();
    await phone.goto(`/portal/task/${processId}/${waits}`);
    await expect(phone.getByText(/booking page/)).toBeVisible();
    await expect(phone.locator('iframe')).toHaveCount(0);
    await goWithin(desk, `/module/${processId}/${first.moduleId}/tasks#${waits}`);
    await expect(
      desk.getByText(/pages on meetings\.acme\.example are not taken any more/),
    ).toBeVisible();
  });
});
