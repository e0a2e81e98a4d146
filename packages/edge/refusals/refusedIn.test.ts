import type { AddressInfo } from 'node:net';
import Koa from 'koa';
import { pino } from 'pino';
import { refusalText } from '@waymark/api/problems';
import { commandSchemas, type Problem } from '@waymark/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { problemDetails, RequestRefused, requestId, requestLog } from '../index.ts';

/** A refusal speaks the language that the request prefers; code and field stay. */
let site: string;
let stop: () => void;

beforeAll(async () => {
  const app = new Koa();
  app
    .use(requestId())
    .use(requestLog(pino({ level: 'silent' })))
    .use(problemDetails());
  app.use((ctx) => {
    if (ctx.path === '/gone')
      throw new RequestRefused({
        status: 404,
        code: 'task-not-found',
        detail: refusalText('gone', 'task'),
        field: 'taskId',
      });
    if (ctx.path === '/bare')
      throw new RequestRefused({ status: 422, code: 'invalid-input', detail: 'For programs.' });
    if (ctx.path === '/bug') throw new Error('inner');
    if (ctx.path.startsWith('/name'))
      commandSchemas.RenameWorkspace.parse({ name: JSON.parse(String(ctx.query.is)) });
    if (ctx.path === '/mail') commandSchemas.InviteTeamUser.parse({ email: 'nobody' });
  });
  const server = app.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  stop = () => server.close();
});
afterAll(() => stop());

async function refusal(path: string, languages: string) {
  const answer = await fetch(site + path, { headers: { 'Accept-Language': languages } });
  const { code, field, detail } = (await answer.json()) as Problem;
  return { code, field, detail, language: answer.headers.get('Content-Language') };
}
const inGerman = async (path: string) => (await refusal(path, 'de-AT,de;q=0.9,en;q=0.5')).detail;
const named = (name: unknown) => `/name?is=${encodeURIComponent(JSON.stringify(name))}`;

test('what people are told is told in their language; codes and fields stay', async () => {
  const same = { code: 'task-not-found', field: 'taskId' };
  expect(await refusal('/gone', 'de')).toEqual({
    ...same,
    detail: 'Diese Aufgabe ist nicht vorhanden oder wurde gelöscht.',
    language: 'de',
  });
  expect(await refusal('/gone', 'fr, en;q=0.5, de;q=0.1')).toEqual({
    ...same,
    detail: 'This task does not exist or was deleted.',
    language: 'en',
  });
  expect(await refusal('/gone', '*')).toMatchObject({ language: 'en' });
});

test('whatever nobody foresaw, too', async () => {
  expect(await inGerman('/bug')).toContain('Auf unserer Seite ist etwas schiefgegangen.');
  expect(await inGerman('/nowhere')).toBe('Unter /nowhere gibt es nichts.');
  expect(await inGerman('/bare')).toBe('For programs.');
});

test('of a wrong field it says why, in our words or in those of the schema', async () => {
  expect(await inGerman(named(''))).toBe('name: darf nicht leer sein');
  expect(await inGerman(named('x'.repeat(201)))).toBe('name: darf höchstens 200 Zeichen haben');
  expect(await inGerman('/mail')).toBe('email: muss eine E-Mail-Adresse sein');
  expect(await inGerman(named(7))).toMatch(/^name: Ungültige Eingabe/);
  expect((await refusal(named(7), 'en')).detail).toMatch(/^name: Invalid input/);
});
