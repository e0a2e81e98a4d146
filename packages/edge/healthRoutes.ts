import type { Middleware } from 'koa';
import type { Readiness } from './readiness.ts';

/**
 * `GET /healthz`: 200 as long as the process takes requests, whatever else is down; 503 once it has been told to end, so
 * that a proxy sends its requests elsewhere. `GET /readyz`: 200 when the service can do its work, else 503 and why.
 */
export const healthRoutes =
  (
    readiness: Pick<Readiness, 'ending' | 'problems'>,
    details: () => object = () => ({}),
  ): Middleware =>
  async (ctx, next) => {
    if (ctx.path === '/healthz') {
      ctx.status = readiness.ending ? 503 : 200;
      ctx.body = { live: true, ending: readiness.ending };
    } else if (ctx.path === '/readyz') {
      const problems = await readiness.problems();
      ctx.status = problems.length === 0 ? 200 : 503;
      ctx.body = { ready: problems.length === 0, problems, ...details() };
    } else return next();
    ctx.set('Cache-Control', 'no-store');
  };
