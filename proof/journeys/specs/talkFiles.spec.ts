import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { expectGoodScreen } from '../fixtures/accessible.ts';
import { amara, ines } from '../fixtures/people.ts';
import { deskOf, phoneOf } from '../fixtures/phone.ts';
import { enter } from '../fixtures/signIn.ts';
import { talkedProcess } from '../fixtures/talkedProcess.ts';
import { test } from '../fixtures/test.ts';
import { showTab, talkOf } from '../pages/portal.ts';

const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');
const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
/** What the page shows, as a picture that a person might send. */
const pictureOf = (page: Page) =>
  page.screenshot({ clip: { x: 0, y: 0, width: 300, height: 200 } });

test('files go with a message from the phone and with a note from the desk; one that is not taken holds up no other', async ({
  browser,
}) => {
  const run = randomUUID().slice(0, 8);
  const {
    processId,
    tasks: [taskId],
  } = await talkedProcess(run);
  const phone = await phoneOf(browser);
  await enter(phone, amara);
  await phone.goto(`/portal/task/${processId}/${taskId}`);
  await showTab(phone, 'Talk');
  const files = phone.getByRole('list', { name: 'Attached files' });
  const send = phone.getByRole('button', { name: 'Send', exact: true });

  await test.step('chosen on the phone', async () => {
    await phone.getByLabel('Files from this device').setInputFiles([
      { name: 'floor plan.png', mimeType: 'image/png', buffer: await pictureOf(phone) },
      { name: 'logo.png', mimeType: 'image/png', buffer: SVG },
      { name: `lease ${run}.pdf`, mimeType: 'application/pdf', buffer: PDF },
    ]);
    await expect(files.getByRole('alert')).toHaveText(/SVG and HTML files are not accepted/);
    await expect(files.getByRole('progressbar')).toHaveCount(0);
    await expectGoodScreen(phone, 'files of a message');
    // What is not taken is not sent in silence.
    await expect(send).toHaveAttribute('aria-disabled', 'true');
    await files.getByRole('button', { name: 'Remove logo.png' }).click();
    await send.click();
    await expect(files).toHaveCount(0);
    await expect(talkOf(phone).getByRole('img', { name: 'floor plan.png' })).toBeVisible();
    await expect(talkOf(phone).getByRole('link', { name: `lease ${run}.pdf` })).toBeVisible();
  });

  const desk = await deskOf(browser);
  await enter(desk, ines);

  await test.step('seen and kept on the desk', async () => {
    await desk.goto(`/inbox?open=${processId}_${taskId}`);
    await expect(desk.getByRole('img', { name: 'floor plan.png' })).toBeVisible();
    const download = desk.waitForEvent('download');
    await desk.getByRole('link', { name: `lease ${run}.pdf` }).click();
    expect((await download).suggestedFilename()).toBe(`lease ${run}.pdf`);
  });

  await test.step('a note has files of its own, which no client sees', async () => {
    await desk.getByRole('button', { name: 'Note', exact: true }).click();
    await desk
      .getByLabel('Files from this device')
      .setInputFiles([{ name: `inside ${run}.pdf`, mimeType: 'application/pdf', buffer: PDF }]);
    await expect(
      desk.getByRole('progressbar', { name: `Uploading inside ${run}.pdf` }),
    ).toHaveCount(0);
    await desk.getByRole('button', { name: 'Add note' }).click();
    await expect(desk.getByRole('link', { name: `inside ${run}.pdf` })).toBeVisible();
    await phone.reload();
    await expect(talkOf(phone).getByRole('link', { name: `lease ${run}.pdf` })).toBeVisible();
    await expect(phone.getByText(`inside ${run}.pdf`)).toHaveCount(0);
  });
  await Promise.all([phone.context().close(), desk.context().close()]);
});
