import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { serviceApp } from '@waymark/edge';
import { listening } from '@waymark/edge/testing';
import { streamOf, taskStreamId } from '@waymark/events';
import helmet from 'koa-helmet';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startHarness, type CommandHarness } from '../../testing/commandHarness.ts';
import { sampleWorkspace } from '../../testing/sampleWorkspace.ts';
import { ReplyAddresses } from './addresses/replyAddresses.ts';
import { mailInEnvironment } from './env.ts';
import { startMailInService } from './mailInService.ts';
import { SmtpTalk } from './testing/smtpTalk.ts';

const domain = 'in.example.com';
const logger = pino({ level: 'silent' });
let harness: CommandHarness;
let world: Awaited<ReturnType<typeof sampleWorkspace>>;
beforeAll(async () => {
  harness = await startHarness();
  world = await sampleWorkspace(harness);
});
afterAll(() => harness.stop());

test('beside the command services, what does nothing else takes a reply in, and says that it is well', async () => {
  const { log, vault, pool } = harness;
  const service = await startMailInService({
    ...{ log, vault, pool, logger, timeZone: 'UTC' },
    mailIn: { domain, listen: { host: '127.0.0.1', port: 0 } },
    signingSecrets: [harness.signingSecret],
  });
  const { url, stop } = await listening(serviceApp(service, logger, { headers: helmet() }));
  try {
    const status = async (path: string) => (await fetch(url + path)).status;
    expect(await status('/readyz')).toBe(200);
    const smtp = new SmtpTalk(service.port);
    const addresses = new ReplyAddresses({ pool, secrets: [harness.signingSecret], domain });
    const to = await addresses.of({
      workspaceId: 'w',
      processId: 'p',
      taskId: 'own',
      accountId: world.anna,
    });
    const lines = ['From: Anna <anna@w.example>', 'Message-ID: <1@w.example>', '', 'Rule is in.'];
    const raw = Buffer.from(lines.join('\r\n'));
    expect(await smtp.send({ sender: 'anna@w.example', to: [to], raw })).toMatch(/^250 /);
    smtp.close();
    const said = await harness.eventsOf(streamOf.conversation('w', taskStreamId('p', 'own')));
    expect(said.map(({ type }) => type)).toEqual(['MessageSent']);
    // It answers nothing that the command services do.
    expect([await status('/api/openapi.json'), await status('/api/session')]).toEqual([404, 404]);
    const figures = await (await fetch(`${url}/metrics`)).text();
    expect(figures).toContain('waymark_mails_in_total{outcome="said"} 1');
  } finally {
    await stop();
    await service.stop();
  }
});

test('what the operators keep out brings no mail, whatever it is signed for', async () => {
  const { log, vault, pool } = harness;
  await pool.query(`INSERT INTO identity.blocked_networks (network) VALUES ('127.0.0.0/8')`);
  const service = await startMailInService({
    ...{ log, vault, pool, logger, timeZone: 'UTC' },
    mailIn: { domain, listen: { host: '127.0.0.1', port: 0 } },
    signingSecrets: [harness.signingSecret],
  });
  try {
    const line = connect(service.port, '127.0.0.1');
    expect(await text(line)).toMatch(/^421 4\.7\.0 [^\r]+\r\n$/);
  } finally {
    await service.stop();
    await pool.query('DELETE FROM identity.blocked_networks');
  }
});

test('it does not start without a domain, and says so', () => {
  expect(() => mailInEnvironment({ MAIL_IN_DOMAIN: '' })).toThrow(
    'MAIL_IN_DOMAIN: must be the domain whose mail comes here',
  );
});
