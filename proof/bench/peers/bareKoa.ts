import type { IncomingMessage } from 'node:http';
import Koa from 'koa';
import pg from 'pg';
import { z } from 'zod';
import { rawTasksOfOne, type RawList } from './rawList.ts';
import { rawGroupCommit } from './rawGroupCommit.ts';

/**
 * What Koa, zod and Postgres cost without a product around them: `POST /command` checks a body and
 * appends one event by hand-written group commit, `GET /list` answers one page and its total. No
 * sign-in, no policy, no decision.
 */
const connectionString = process.env['DATABASE_URL'] ?? '';
const commandSchema = z.object({ clientId: z.string(), name: z.string() });
const log = await rawGroupCommit(connectionString);
const pool = new pg.Pool({ connectionString, max: 10 });
const app = new Koa();
/** The tables are there only where somebody asks for it. */
let list: Promise<RawList> | undefined;

app.use(async (ctx) => {
  if (ctx.path === '/command') {
    const { clientId, name } = commandSchema.parse(JSON.parse(await bodyOf(ctx.req)));
    const revision = await log.append(`client-bench_${clientId}`, null, {
      type: 'ClientRenamed',
      data: { from: name, to: name },
      metadata: { at: new Date().toISOString(), by: 'owner' },
    });
    ctx.body = { revision: String(revision) };
  } else if (ctx.path === '/list') {
    list ??= rawTasksOfOne(pool);
    const { name, text, values } = await list;
    const { rows } = await pool.query<{ total: number }>({
      ...{ name, text },
      values: [...values],
    });
    ctx.set('Content-Range', `tasks 0-99/${rows[0]?.total ?? 0}`);
    ctx.body = rows;
  } else if (ctx.path === '/count') ctx.body = { count: await log.count() };
  else ctx.body = { live: true };
});

const server = app.listen(Number(process.env['PORT']), '127.0.0.1');
process.once('SIGTERM', () => {
  server.closeAllConnections();
  server.close();
  void log.close();
  void pool.end();
});

/** Listeners cost less than iterating over a stream. */
function bodyOf(request: IncomingMessage): Promise<string> {
  return new Promise((resolve, reject) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (chunk: string) => (body += chunk));
    request.on('end', () => resolve(body));
    request.on('error', reject);
  });
}
