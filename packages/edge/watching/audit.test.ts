import { Writable } from 'node:stream';
import Koa from 'koa';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { audited, AuditLog, auditTrail } from './audit.ts';
import { auditEvents, auditLine, type AuditLine } from './auditLine.ts';
import { shortAddress } from '../callers/clientAddress.ts';
import { serviceMetrics } from './metrics.ts';
import { problemDetails } from '../problemDetails.ts';
import { RequestRefused } from '../refusals/refused.ts';
import { requestId } from '../arriving/requestId.ts';
import { requestLog } from './requestLog.ts';
import { listening } from '../testing/listening.ts';

type Line = AuditLine & { msg: string; level: number };
/** A logger at which nothing but trouble is told, and what it wrote all the same. */
function heard() {
  const lines: Line[] = [];
  const sink = new Writable({
    write: (line: Buffer, _, done) => done(void lines.push(JSON.parse(line.toString()) as Line)),
  });
  return { lines, logger: pino({ level: 'error' }, sink) };
}

/** What some requests leave, each of which answers as its path says: `/403/no-permission`. */
async function trailOf(asked: readonly string[], state: Record<string, unknown> = {}) {
  const { lines, logger } = heard();
  const metrics = serviceMetrics();
  const app = new Koa({ proxy: true })
    .use(requestId())
    .use(requestLog(logger))
    .use(auditTrail(logger, metrics))
    .use(problemDetails())
    .use((ctx) => {
      Object.assign(ctx.state, state);
      const [, status = '200', code = ''] = ctx.path.split('/');
      if (Number(status) >= 400)
        throw new RequestRefused({
          status: Number(status),
          code: code as 'no-permission',
          detail: 'no',
          hides: ctx.path.endsWith('/hidden'),
        });
      ctx.status = Number(status);
      if (code !== '') audited(ctx, code as 'sign-in', { account: 'ada' });
    });
  const { url, stop } = await listening(app);
  for (const path of asked)
    await (
      await fetch(`${url}${path}?token=quokka`, {
        headers: {
          'X-Real-IP': '192.0.2.77',
          'Waymark-Workspace': 'w',
          Authorization: 'Bearer quokka',
        },
      })
    ).text();
  await stop();
  return { lines, figures: await metrics.text() };
}

test('each refusal that operators want to know of has its name, and the rest has no line', async () => {
  const asked = [
    ...[
      '/401/invalid-code',
      '/401/other-browser',
      '/401/link-needed',
      '/401/wrong-password',
      '/401/booking-signature',
    ],
    ...['/403/no-permission', '/404/not-found/hidden', '/404/not-found', '/429/too-many-requests'],
    ...[
      '/401/unauthenticated',
      '/422/invalid-input',
      '/409/changed-meanwhile',
      '/503/overloaded',
      '/200/',
    ],
  ];
  const { lines, figures } = await trailOf(asked, { accountId: 'ada', sid: 's' });
  expect(lines.map(({ event, code }) => [event, code])).toEqual([
    ['sign-in-failed', 'invalid-code'],
    ['sign-in-failed', 'other-browser'],
    ['sign-in-failed', 'link-needed'],
    ['link-password-wrong', 'wrong-password'],
    ['signature-wrong', 'booking-signature'],
    ['access-refused', 'no-permission'],
    ['access-refused', 'not-found'],
    ['limit-reached', 'too-many-requests'],
  ]);
  for (const line of lines)
    expect(line).toMatchObject({
      audit: true,
      account: 'ada',
      network: '192.0.2/24',
      workspace: 'w',
      level: 30,
    });
  expect(figures).toContain('waymark_audit_events_total{event="sign-in-failed"} 3');
});

test('what is not there is refused to nobody, whoever asks for it', async () => {
  expect((await trailOf(['/404/not-found'])).lines).toEqual([]);
  expect((await trailOf(['/404/not-found'], { accountId: 'ada' })).lines).toEqual([]);
});

test('what a route tells is written once it was answered, under whom it tells', async () => {
  const { lines } = await trailOf(['/200/sign-in', '/204/sign-out']);
  expect(lines.map(({ event, account, status }) => [event, account, status])).toEqual([
    ['sign-in', 'ada', 200],
    ['sign-out', 'ada', 204],
  ]);
});

test('a line is of the schema that is published, and holds no token, query or whole address', async () => {
  const { lines } = await trailOf(['/200/sign-in', '/403/no-permission'], {
    accountId: 'ada',
    sid: 'secret-session',
  });
  const strict = z.strictObject({
    ...auditLine.shape,
    ...{
      level: z.number(),
      time: z.number(),
      pid: z.number(),
      hostname: z.string(),
      msg: z.enum(auditEvents),
    },
  });
  for (const line of lines) expect(strict.parse(line)).toEqual(line);
  for (const word of ['quokka', 'secret-session', '192.0.2.77'])
    expect(JSON.stringify(lines)).not.toContain(word);
});

test('the schema is the one that docs/audit.schema.json publishes', async () => {
  const schema = `${JSON.stringify(z.toJSONSchema(auditLine), null, 2)}\n`;
  await expect(schema).toMatchFileSnapshot('../../../docs/audit.schema.json');
});

test('who knocks a thousand times has one line at once, and one that counts within a minute; each is counted as a figure', () => {
  const { lines, logger } = heard();
  let now = 0;
  const log = new AuditLog(logger, undefined, () => now);
  const knock = (network: string) =>
    log.tell({ event: 'sign-in-failed', network, code: 'invalid-code', status: 401 }, true);
  for (let n = 0; n < 1_000; n += 1) knock('192.0.2/24');
  knock('198.51.100/24');
  expect(lines.map(({ network, times }) => [network, times])).toEqual([
    ['192.0.2/24', undefined],
    ['198.51.100/24', undefined],
  ]);
  now = 60_001;
  knock('203.0.113/24');
  expect(lines.slice(2).map(({ network, times }) => [network, times])).toEqual([
    ['192.0.2/24', 999],
    ['203.0.113/24', undefined],
  ]);
});

test('however many different ones come, no more than some thousand are remembered', () => {
  const { lines, logger } = heard();
  const log = new AuditLog(logger, undefined, () => 0);
  for (let n = 0; n < 5_000; n += 1) {
    const network = `${n}`;
    log.tell({ event: 'limit-reached', network }, true);
    log.tell({ event: 'limit-reached', network }, true);
    log.tell({ event: 'limit-reached', network }, true);
  }
  // The first of each at once; of those that made room, what they held.
  expect(lines.filter(({ times }) => times === undefined)).toHaveLength(5_000);
  expect(lines.filter(({ times }) => times === 2)).toHaveLength(3_000);
});

test('an address is told by the part that many share', () => {
  expect(
    ['192.0.2.77', '::ffff:192.0.2.77', '2001:db8:1:2::7', '::1', ''].map(shortAddress),
  ).toEqual(['192.0.2/24', '192.0.2/24', '2001:db8:1/48', '0:0:0/48', '']);
});
