import { operationActions } from '@waymark/api';
import { z } from 'zod';
import type { JsonSchema } from './jsonSchema.ts';

export type Route = {
  readonly service: 'command' | 'projector';
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** With `{id}` where an id belongs. */
  readonly path: string;
  /** Of the JSON body; null when the route takes none. */
  readonly body: JsonSchema | null;
  /** Of one row, for a read: its fields are what one may try to filter and sort by. */
  readonly row: JsonSchema | null;
};

type Content = {
  readonly content?: Readonly<Record<string, { readonly schema?: JsonSchema }>>;
};
type Operation = {
  readonly requestBody?: Content;
  readonly responses?: Readonly<Record<string, Content>>;
};
export type ApiDocument = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components?: {
    readonly schemas?: Readonly<Record<string, JsonSchema>>;
  };
};

const schemaIn = (content: Content | undefined, type: string) =>
  content?.content?.[type]?.schema ?? null;

/** The routes of the OpenAPI document. Commands, sessions and previews are the command service's, all else is read. */
export const documentedRoutes = ({ paths }: ApiDocument): Route[] =>
  Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]): Route => {
      const row = schemaIn(operation.responses?.['200'], 'application/json');
      return {
        service: serviceOf(path),
        method: method.toUpperCase() as Route['method'],
        path,
        body: schemaIn(operation.requestBody, 'application/json'),
        row: method === 'get' ? (row?.items ?? row) : null,
      };
    }),
  );

const serviceOf = (path: string): Route['service'] =>
  /^\/api\/(commands|session|previews|openapi)/.test(path)
    ? 'command'
    : 'projector';

const anyOperation = z.toJSONSchema(
  z.object({
    models: z
      .array(
        z.union([
          z.enum(['directory', 'plans', 'history']),
          z.string().min(1).max(80),
        ]),
      )
      .min(1)
      .optional(),
  }),
) as JsonSchema;
const bare = { body: null, row: null };

/** What both services answer beside the document. */
const otherRoutes: readonly Route[] = [
  { service: 'command', method: 'POST', path: '/api/session/refresh', ...bare },
  { service: 'command', method: 'DELETE', path: '/api/session', ...bare },
  { service: 'command', method: 'GET', path: '/api/openapi.json', ...bare },
  { service: 'projector', method: 'GET', path: '/api/me', ...bare },
  { service: 'projector', method: 'GET', path: '/api/live', ...bare },
  { service: 'projector', method: 'GET', path: '/api/operations', ...bare },
  ...operationActions.map((action): Route => ({
    service: 'projector',
    method: 'POST',
    path: `/api/operations/${action}`,
    body: anyOperation,
    row: null,
  })),
  ...(['command', 'projector'] as const).flatMap((service): Route[] =>
    ['/healthz', '/readyz', '/metrics'].map((path) => ({
      service,
      method: 'GET',
      path,
      ...bare,
    })),
  ),
];

/** Every route of both services, and which of them the document does not name. */
export function allRoutes(document: ApiDocument): {
  routes: readonly Route[];
  undocumented: readonly Route[];
} {
  const documented = documentedRoutes(document);
  const named = new Set(documented.map(({ method, path }) => method + path));
  const undocumented = otherRoutes.filter(
    ({ method, path }) => !named.has(method + path),
  );
  return { routes: [...documented, ...undocumented], undocumented };
}
