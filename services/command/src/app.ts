import { serviceApp, type AppLimits, type Served } from '@waymark/edge';
import type Koa from 'koa';
import helmet from 'koa-helmet';
import type { Logger } from 'pino';

/** The Koa chain of the command service as a service of its own. */
export const commandApp = (service: Served, logger: Logger, limits: AppLimits = {}): Koa =>
  serviceApp(service, logger, { ...limits, headers: helmet() });
