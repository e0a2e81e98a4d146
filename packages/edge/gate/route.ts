import Router from '@koa/router';
import type { Context, Middleware } from 'koa';
import { limitOf, type RequestGate } from './gate.ts';
import { limits, type LimitName } from './limits.ts';

/** A request that has met its route. */
export type RoutedContext = Context & { readonly params: Record<string, string> };

/** One way into a service. Without its line of the table of limits it does not compile. */
export type Route = {
  readonly method: 'get' | 'post' | 'delete';
  /** As the router reads it. */
  readonly path: string;
  /**
   * Who may: middleware that lets through, and says of whoever it lets through who they are. Empty:
   * everybody.
   */
  readonly who: readonly Middleware[];
  /** By which line of `limits`. */
  readonly limit: LimitName;
  /** Its JSON body has at most so many bytes. Absent: none is read. */
  readonly body?: number;
  /** Open to networks that are kept out, too: whoever is may still end what is theirs. */
  readonly evenKeptOut?: true;
  readonly handle: (ctx: RoutedContext) => unknown;
};

/** Answers by these routes, each behind the gate; what is none of them goes on. */
export function routing(routes: readonly Route[], gate: RequestGate): Middleware {
  const router = new Router();
  for (const { method, path, who, limit, body, evenKeptOut, handle } of routes) {
    if (!Object.hasOwn(limits, limit)) throw new Error(`${method} ${path} says no limit`);
    router[method](
      path,
      ...((evenKeptOut ? who : [gate.letIn(limit), ...who]) as []),
      gate.through(limit, body) as never,
      async (ctx) => void (await handle(ctx as unknown as RoutedContext)),
    );
  }
  return router.routes() as unknown as Middleware;
}

/** A way into an app as it was found there: a route, or whatever else may answer. */
export type WayIn = { readonly at: string; readonly limit: LimitName | null };

/** Middleware that answers nothing by itself, so that it need not pass a gate. */
const passesOn = new WeakSet<Middleware>();
export function passingOn(middleware: Middleware): Middleware {
  passesOn.add(middleware);
  return middleware;
}

/**
 * All ways into an app, by what its routers know and by whatever else was put before or between
 * them.
 */
export function waysInto(app: { readonly middleware: readonly Middleware[] }): WayIn[] {
  return app.middleware
    .filter((each) => !passesOn.has(each))
    .flatMap((each): WayIn[] => {
      const { router } = each as { router?: Router };
      if (router === undefined)
        return [{ at: each.name || 'a middleware without a name', limit: limitOf(each) }];
      return router.stack
        .filter(({ methods }) => methods.length > 0)
        .map(({ methods, path, stack }) => ({
          at: `${methods.at(-1)} ${String(path)}`,
          limit:
            stack
              .map((step) => limitOf(step as unknown as Middleware))
              .find((limit) => limit !== null) ?? null,
        }));
    });
}
