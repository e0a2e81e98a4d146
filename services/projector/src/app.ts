import { serviceApp, type AppLimits } from '@waymark/edge';
import type Koa from 'koa';
import helmet from 'koa-helmet';
import type { Logger } from 'pino';
import type { Projector } from './createProjector.ts';

/** The Koa chain of the projector as a service of its own; `/readyz` tells of each read model. */
export const projectorApp = (projector: Projector, logger: Logger, limits: AppLimits = {}): Koa =>
  serviceApp(
    {
      ...projector,
      details: () => ({
        models: projector
          .health()
          .models.map((each) => ({
            model: each.model,
            state: each.state,
            position: `${each.position}`,
            failures: each.failures,
            quarantined: each.quarantined,
          })),
      }),
    },
    logger,
    { ...limits, headers: helmet() },
  );
