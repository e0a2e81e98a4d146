import { CLOSE_GRACE, CLOSE_NOTICE, edgeServer, orderlyClose } from '@waymark/edge';
import type { Logger } from 'pino';
import { projectorApp } from './app.ts';
import type { Projector } from './createProjector.ts';
import type { projectorEnvironment } from './env.ts';

/**
 * Answers requests until the process is told to end: then it takes no more, finishes those that it
 * has, and stops.
 */
export function serve(
  projector: Projector,
  env: Pick<
    ReturnType<typeof projectorEnvironment>,
    'HOST' | 'PORT' | 'MAX_REQUESTS' | 'MAX_REQUESTS_OF_ADDRESS'
  >,
  logger: Logger,
  close: () => Promise<void>,
): void {
  const server = edgeServer(
    projectorApp(projector, logger, {
      maxRequests: env.MAX_REQUESTS,
      maxRequestsOfAddress: env.MAX_REQUESTS_OF_ADDRESS,
    }).callback(),
  );
  const closeServer = orderlyClose(server, CLOSE_GRACE, CLOSE_NOTICE);
  server.listen(env.PORT, env.HOST, () =>
    logger.info({ host: env.HOST, port: env.PORT }, 'projector listens'),
  );
  const stop = async () => {
    logger.info('projector stops');
    projector.readiness.end();
    await closeServer();
    await projector.stop();
    await close();
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop());
}
