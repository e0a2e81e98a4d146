import type { Readiness } from './readiness.ts';
import type { RoutedContext, Route } from '../gate/route.ts';

/**
 * `GET /healthz`: 200 as long as the process takes requests, whatever else is down; 503 once it has
 * been told to end, so that a proxy sends its requests elsewhere. `GET /readyz`: 200 when the
 * service can do its work, else 503 and why.
 */
export const healthRoutes = (
  readiness: Pick<Readiness, 'ending' | 'problems'>,
  details: () => object = () => ({}),
): readonly Route[] => {
  const inside = { method: 'get', who: [], limit: 'inside' } as const;
  const answer = (ctx: RoutedContext, isWell: boolean, body: object) => {
    ctx.status = isWell ? 200 : 503;
    ctx.set('Cache-Control', 'no-store');
    ctx.body = body;
  };
  return [
    {
      ...inside,
      path: '/healthz',
      handle: (ctx) => {
        const { ending } = readiness;
        answer(ctx, !ending, { live: true, ending });
      },
    },
    {
      ...inside,
      path: '/readyz',
      handle: async (ctx) => {
        const problems = await readiness.problems();
        const ready = problems.length === 0;
        answer(ctx, ready, { ready, problems, ...details() });
      },
    },
  ];
};
