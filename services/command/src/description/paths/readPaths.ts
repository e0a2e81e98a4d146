import { capital } from '@waymark/look/capital';
import { z } from 'zod';
import type { ZodOpenApiComponentsObject, ZodOpenApiPathsObject } from 'zod-openapi';
import { securityOfRead } from './keyScopes.ts';
import { after, inWorkspace, json, refusal, staleness } from './answers.ts';

type ZodOpenApiSchemas = NonNullable<ZodOpenApiComponentsObject['schemas']>;

/** A read as the projector's table tells it: which filters it takes and what a row looks like. */
export type ReadDescription = { name: string; filter: z.ZodType; row: z.ZodType };

const asJson = (description: string) => z.string().optional().meta({ description });

/**
 * `GET /api/<resource>`, `GET /api/<resource>/totals` and `GET /api/<resource>/<id>`, for each
 * resource.
 */
export const readPaths = (reads: readonly ReadDescription[]): ZodOpenApiPathsObject =>
  Object.fromEntries(
    reads.flatMap((read) => [
      [`/api/${read.name}`, { get: list(read) }],
      [`/api/${read.name}/totals`, { get: totals(read) }],
      [`/api/${read.name}/{id}`, { get: one(read) }],
    ]),
  );

/** `TasksFilter`. */
const filterName = (name: string): string => `${capital(name)}Filter`;

/** The schemas of the filters by their names: what stands as JSON in a query. */
export const filterComponents = (
  reads: readonly ReadDescription[],
): Record<string, ZodOpenApiSchemas[string]> =>
  Object.fromEntries(
    reads.map(({ name, filter }) => {
      const schema = z.toJSONSchema(filter, { io: 'input', unrepresentable: 'any' });
      delete schema.$schema;
      return [filterName(name), schema as ZodOpenApiSchemas[string]];
    }),
  );

const list = ({ name, row }: ReadDescription) => ({
  operationId: `list-${name}`,
  tags: ['reads'],
  security: securityOfRead(name),
  requestParams: {
    header: inWorkspace,
    query: z.object({
      filter: z
        .string()
        .optional()
        .meta({
          description: `JSON of ${filterName(name)}.`,
          contentMediaType: 'application/json',
          contentSchema: { $ref: `#/components/schemas/${filterName(name)}` },
        }),
      sort: asJson('JSON: ["field","ASC"|"DESC"]'),
      range: asJson('JSON: [first,last], from 0, inclusive; [0,-1]: no row, only the total'),
      after,
    }),
  },
  responses: {
    200: {
      description: 'Rows; Content-Range holds the exact total.',
      headers: z.object({ 'Content-Range': z.string(), ...staleness }),
      ...json(z.array(row)),
    },
    default: refusal,
  },
});

const totals = ({ name }: ReadDescription) => ({
  operationId: `count-${name}`,
  tags: ['reads'],
  security: securityOfRead(name),
  requestParams: {
    header: inWorkspace,
    query: z.object({
      filters: z
        .string()
        .meta({
          description: `JSON array of ${filterName(name)}, at most 50.`,
          contentMediaType: 'application/json',
          contentSchema: {
            type: 'array',
            items: { $ref: `#/components/schemas/${filterName(name)}` },
          },
        }),
      after,
    }),
  },
  responses: {
    200: {
      description: 'How many rows each filter finds, in their order.',
      headers: z.object(staleness),
      ...json(z.array(z.int())),
    },
    default: refusal,
  },
});

const one = ({ name, row }: ReadDescription) => ({
  operationId: `get-${name}`,
  tags: ['reads'],
  security: securityOfRead(name),
  requestParams: {
    header: inWorkspace,
    path: z.object({ id: z.string() }),
    query: z.object({ after }),
  },
  responses: {
    200: { description: 'One row.', headers: z.object(staleness), ...json(row) },
    default: refusal,
  },
});
