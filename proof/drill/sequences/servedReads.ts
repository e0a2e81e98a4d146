import Router from '@koa/router';
import { authenticate, problemDetails, requestId, requestLog } from '@waymark/edge';
import { listening } from '@waymark/edge/testing';
import Koa from 'koa';
import { pino } from 'pino';
import { ModelFreshness } from '../../../services/projector/src/reading/modelFreshness.ts';
import { Preparing } from '../../../services/projector/src/http/preparing.ts';
import { listRoute, oneRoute } from '../../../services/projector/src/http/readRoute.ts';
import { Progress } from '../../../services/projector/src/reading/progress.ts';
import { openReadPool } from '../../../services/projector/src/reading/readAs.ts';
import { resources } from '../../../services/projector/src/readModels/resources.ts';

export type ServedReads = {
  readonly url: string;
  /** To be told by whoever projects. */
  readonly progress: Progress;
  readonly freshness: ModelFreshness;
  readonly preparing: Preparing;
  stop(): Promise<void>;
};

/**
 * The reads of the projector, with the login of the reader, on a loopback port, without projections
 * of their own.
 */
export async function serveReads(
  connectionString: string,
  signingSecret: string,
): Promise<ServedReads> {
  const progress = new Progress();
  const freshness = new ModelFreshness();
  const preparing = new Preparing();
  const pool = openReadPool(connectionString);
  const reading = { pool, progress, freshness, preparing };
  const router = new Router({ prefix: '/api' });
  const signedIn = authenticate(signingSecret);
  for (const resource of resources) {
    router.get(`/${resource.name}`, signedIn, listRoute(resource, reading));
    router.get(`/${resource.name}/:id`, signedIn, oneRoute(resource, reading));
  }
  const app = new Koa();
  app.use(requestId());
  app.use(requestLog(pino({ level: 'silent' })));
  app.use(problemDetails());
  app.use(router.routes() as unknown as Koa.Middleware);
  const { url, stop } = await listening(app);
  return {
    url,
    progress,
    freshness,
    preparing,
    async stop() {
      await stop();
      await pool.end();
    },
  };
}
