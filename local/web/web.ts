import {
  auditTrail,
  RequestGate,
  overload,
  passingOn,
  problemDetails,
  requestId,
  requestLog,
  routing,
  healthRoutes,
  httpMetrics,
  serviceMetrics,
  type Route,
  type Metrics,
} from '@waymark/edge';
import Koa, { type Middleware } from 'koa';
import helmet from 'koa-helmet';
import type { Logger } from 'pino';
import { knownHosts } from '../base/hosts.ts';
import type { Instance } from '../instance/instance.ts';
import { pagePolicy } from './pagePolicy.ts';

/** Puts this into every page's head: where the mails of local mode are. */
export const MAILBOX_HINT = '<meta name="waymark-mailbox" content="/mailbox">';

/** Requests to both services that may be under way at once. */
const MOST_REQUESTS = 512;

/**
 * The figures of several services in one text, each line marked with its service; a figure that
 * several have is one family, as the format of Prometheus wants it.
 */
async function metricsOfAll(services: Readonly<Record<string, Metrics>>): Promise<string> {
  const families = new Map<string, { head: string[]; lines: string[] }>();
  for (const [service, metrics] of Object.entries(services)) {
    let family = { head: [] as string[], lines: [] as string[] };
    for (const line of (await metrics.text()).split('\n')) {
      const [, kind, name = ''] = /^# (HELP|TYPE) (\S+)/.exec(line) ?? [];
      if (kind === 'HELP') {
        family = families.get(name) ?? { head: [], lines: [] };
        families.set(name, family);
      }
      if (kind !== undefined) {
        if (family.head.length < 2) family.head.push(line);
      } else if (line !== '') family.lines.push(marked(line, service));
    }
  }
  return [...families.values()].flatMap(({ head, lines }) => [...head, ...lines, '']).join('\n');
}

const marked = (line: string, service: string): string =>
  line.replace(
    /^(\w+)(?:\{(.*)\})? /,
    (_, name: string, labels?: string) =>
      `${name}{service="${service}"${labels ? `,${labels}` : ''}} `,
  );

/** `/healthz`, `/readyz` and `/metrics` of the whole process, and what counts its requests. */
function insideRoutes({
  command,
  projector,
}: Pick<Instance, 'command' | 'projector'>): Middleware[] {
  const web = serviceMetrics();
  web.observeNode();
  const services = { web, command: command.metrics, projector: projector.metrics };
  const readiness = {
    ending: false,
    problems: async () => {
      const both = [command.readiness, projector.readiness];
      const problems = await Promise.all(both.map((each) => each.problems()));
      return [...new Set(problems.flat())];
    },
  };
  const figures: Route = {
    method: 'get',
    path: '/metrics',
    who: [],
    limit: 'inside',
    handle: async (ctx) => {
      ctx.set('Cache-Control', 'no-store');
      ctx.set('Content-Type', web.contentType);
      ctx.body = await metricsOfAll(services);
    },
  };
  const health = healthRoutes(readiness, () => ({
    models: projector.health().models.map(({ model, state }) => ({ model, state })),
  }));
  return [routing([...health, figures], new RequestGate()), passingOn(httpMetrics(web))];
}

/** One origin for everything: health, mailbox, both services, and the pages of both apps. */
export function webApp(
  { command, projector, mailbox }: Instance,
  pages: Middleware,
  logger: Logger,
  { publicUrl, hotReload = false }: { publicUrl: string; hotReload?: boolean },
): Koa {
  const app = new Koa();
  app.silent = true;
  app.use(passingOn(requestId()));
  app.use(passingOn(requestLog(logger)));
  app.use(passingOn(auditTrail(logger)));
  if (!hotReload)
    app.use(
      passingOn(
        helmet({
          contentSecurityPolicy: { directives: pagePolicy },
          strictTransportSecurity: false,
        }),
      ),
    );
  app.use(passingOn(problemDetails()));
  app.use(passingOn(knownHosts(publicUrl)));
  for (const route of insideRoutes({ command, projector })) app.use(route);
  app.use(
    passingOn(
      overload({ most: MOST_REQUESTS, logger, exempt: ({ path }) => !path.startsWith('/api/') }),
    ),
  );
  const gate = new RequestGate();
  app.use(gate.before('page', mailbox.routes));
  for (const service of [command, projector]) app.use(routing(service.routes, service.gate));
  app.use(
    gate.before('page', async (ctx, next) => {
      if (!ctx.path.startsWith('/api/')) await pages(ctx, next);
    }),
  );
  return app;
}
