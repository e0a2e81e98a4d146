import type { OpenApiSchema } from './jsonSchema.ts';

export type FuzzedService = 'command' | 'projector';
export type FuzzedRoute = {
  readonly service: FuzzedService;
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** With `{id}` where an id belongs. */
  readonly path: string;
  /** Of the JSON body; null when the route takes none. */
  readonly body: OpenApiSchema | null;
  /** Of one row, for a read of rows: its fields are what one may try to filter and sort by. */
  readonly row: OpenApiSchema | null;
};

type Content = { readonly content?: Readonly<Record<string, { readonly schema?: OpenApiSchema }>> };
type Parameter = { readonly in: string; readonly name: string; readonly schema?: OpenApiSchema };
type Operation = {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: Content;
  readonly responses?: Readonly<Record<string, Content>>;
};
export type ApiDocument = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components?: { readonly schemas?: Readonly<Record<string, OpenApiSchema>> };
};

const schemaIn = (content: Content | undefined) =>
  content?.content?.['application/json']?.schema ?? null;

/**
 * Every route of the OpenAPI document, at each service that answers it; one for each value that its
 * path may take.
 */
export const documentedRoutes = ({ paths }: ApiDocument): FuzzedRoute[] =>
  Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, operation]) =>
      servicesOf(path).flatMap((service) =>
        spelledOut(path, operation.parameters).map((spelled): FuzzedRoute => ({
          service,
          method: method.toUpperCase() as FuzzedRoute['method'],
          path: spelled,
          body: schemaIn(operation.requestBody),
          row: method === 'get' ? rowOf(path, operation) : null,
        })),
      ),
    ),
  );

/** As the proxy leads them; what is for the inside alone both services answer. */
export const servicesOf = (path: string): readonly FuzzedService[] =>
  /^\/(healthz|readyz|metrics)$/.test(path)
    ? ['command', 'projector']
    : /^\/api\/(commands|session|invitation|mails|bookings|previews|drafts|frames|uploads|openapi)/.test(
          path,
        )
      ? ['command']
      : ['projector'];

const spelledOut = (path: string, parameters: readonly Parameter[] = []) =>
  parameters.reduce<string[]>(
    (paths, { in: place, name, schema }) =>
      place === 'path' && schema?.enum !== undefined
        ? paths.flatMap((one) =>
            (schema.enum ?? []).map((value) => one.replace(`{${name}}`, String(value))),
          )
        : paths,
    [path],
  );

function rowOf(path: string, { responses }: Operation): OpenApiSchema | null {
  const answer = schemaIn(responses?.['200']);
  return path.endsWith('/{id}') ? answer : (answer?.items ?? null);
}
