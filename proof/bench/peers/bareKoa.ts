import Koa from 'koa';
import pg from 'pg';
import { z } from 'zod';
import { LIST, listValues } from './rawList.ts';
import { rawGroupCommit } from './rawGroupCommit.ts';

/**
 * What Koa, zod and Postgres cost without a product around them: `POST /command` checks a body and appends one event
 * by hand-written group commit, `GET /list` answers one page and its total. No sign-in, no policy, no decision.
 */
const connectionString = process.env['DATABASE_URL'] ?? '';
const commandSchema = z.object({ clientId: z.string(), name: z.string() });
const log = await rawGroupCommit(connectionString);
const pool = new pg.Pool({ connectionString, max: 10 });
const app = new Koa();

app.use(async (ctx) => {
  if (ctx.path === '/command') {
    const chunks: Buffer[] = [];
    for await (const chunk of ctx.req) chunks.push(chunk as Buffer);
    const { clientId, name } = commandSchema.parse(
      JSON.parse(Buffer.concat(chunks).toString()),
    );
    const revision = await log.append(`client-bench_${clientId}`, null, {
      type: 'ClientRenamed',
      data: { from: name, to: name },
      metadata: { at: new Date().toISOString(), by: 'owner' },
    });
    ctx.body = { revision: String(revision) };
  } else if (ctx.path === '/list') {
    const { rows } = await pool.query<{ total: number }>({
      name: 'list',
      text: LIST,
      values: listValues,
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
