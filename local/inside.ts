import { healthRoutes, serviceMetrics, httpMetrics } from '@waymark/edge';
import type { Middleware } from 'koa';
import type { Instance } from './instance.ts';
import { metricsOfAll } from './localMetrics.ts';

/** `/healthz`, `/readyz` and `/metrics` of the whole process, and what counts its requests. */
export function insideRoutes({
  command,
  projector,
}: Pick<Instance, 'command' | 'projector'>): Middleware[] {
  const web = serviceMetrics();
  web.observeNode();
  const services = {
    web,
    command: command.metrics,
    projector: projector.metrics,
  };
  const readiness = {
    ending: false,
    problems: async () => {
      const both = [command.readiness, projector.readiness];
      const problems = await Promise.all(both.map((each) => each.problems()));
      return [...new Set(problems.flat())];
    },
  };
  return [
    healthRoutes(readiness, () => ({
      models: projector
        .health()
        .models.map(({ model, state }) => ({ model, state })),
    })),
    async (ctx, next) => {
      if (ctx.path !== '/metrics') return next();
      ctx.set('Cache-Control', 'no-store');
      ctx.set('Content-Type', web.contentType);
      ctx.body = await metricsOfAll(services);
    },
    httpMetrics(web),
  ];
}
