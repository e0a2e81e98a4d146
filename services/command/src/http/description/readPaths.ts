import {
  headers,
  liveChange,
  meSchema,
  planWorkspaces,
  presence,
  presenceReport,
  turnDaysOf,
  turnMovesOf,
} from '@waymark/api';
import { z } from 'zod';
import type {
  ZodOpenApiComponentsObject,
  ZodOpenApiPathsObject,
} from 'zod-openapi';
import { after, json, refusal, staleness, workspace } from './answers.ts';

type ZodOpenApiSchemas = NonNullable<ZodOpenApiComponentsObject['schemas']>;

/** A read as the projector's table tells it: which filters it takes and what a row looks like. */
export type ReadDescription = {
  name: string;
  filter: z.ZodType;
  row: z.ZodType;
};

const asJson = (description: string) =>
  z.string().optional().meta({ description });
const inWorkspace = z.object({ [headers.workspace]: workspace });

/** `GET /api/<resource>` and `GET /api/<resource>/<id>`, two for each resource. */
export const readPaths = (
  reads: readonly ReadDescription[],
): ZodOpenApiPathsObject =>
  Object.fromEntries(
    reads.flatMap((read) => [
      [`/api/${read.name}`, { get: list(read) }],
      [`/api/${read.name}/{id}`, { get: one(read) }],
    ]),
  );

/** `TasksFilter`. */
const filterName = (name: string): string =>
  `${name.charAt(0).toUpperCase()}${name.slice(1)}Filter`;

/** The schemas of the filters by their names: what stands as JSON in a query. */
export const filterComponents = (
  reads: readonly ReadDescription[],
): Record<string, ZodOpenApiSchemas[string]> =>
  Object.fromEntries(
    reads.map(({ name, filter }) => {
      const schema = z.toJSONSchema(filter, {
        io: 'input',
        unrepresentable: 'any',
      });
      delete schema.$schema;
      return [filterName(name), schema as ZodOpenApiSchemas[string]];
    }),
  );

const list = ({ name, row }: ReadDescription) => ({
  operationId: `list-${name}`,
  tags: ['reads'],
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
      range: asJson(
        'JSON: [first,last], from 0, inclusive; [0,-1]: no row, only the total',
      ),
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

const one = ({ name, row }: ReadDescription) => ({
  operationId: `get-${name}`,
  tags: ['reads'],
  requestParams: {
    header: inWorkspace,
    path: z.object({ id: z.string() }),
    query: z.object({ after }),
  },
  responses: {
    200: {
      description: 'One row.',
      headers: z.object(staleness),
      ...json(row),
    },
    default: refusal,
  },
});

/** What a signed-in person reads beside the resources. */
export const otherReads: ZodOpenApiPathsObject = {
  '/api/me': {
    get: {
      operationId: 'me',
      tags: ['reads'],
      requestParams: { query: z.object({ after }) },
      responses: {
        200: {
          description: 'Who is signed in, and the workspaces they belong to.',
          headers: z.object(staleness),
          ...json(meSchema.meta({ id: 'Me' })),
        },
        default: refusal,
      },
    },
  },
  '/api/plans/{id}/workspaces': {
    get: {
      operationId: 'workspaces-of-plan',
      tags: ['reads'],
      requestParams: {
        path: z.object({ id: z.string() }),
        query: z.object({ after }),
      },
      responses: {
        200: {
          description:
            'In which of your workspaces a blueprint or process is, as far as you may read it there.',
          headers: z.object(staleness),
          ...json(planWorkspaces),
        },
        default: refusal,
      },
    },
  },
  '/api/executions/{id}/turns': {
    get: {
      operationId: 'turns-of-execution',
      tags: ['reads'],
      requestParams: {
        path: z.object({ id: z.string() }),
        header: inWorkspace,
        query: z.object({
          after,
          timeZone: z
            .string()
            .optional()
            .describe('Of whose days, as Europe/Berlin; default is UTC.'),
        }),
      },
      responses: {
        200: {
          description:
            'With which side the process was, day by day, and by which task: for the team.',
          headers: z.object(staleness),
          ...json(turnDaysOf),
        },
        default: refusal,
      },
    },
  },
  '/api/executions/{id}/tasks/{taskId}/turns': {
    get: {
      operationId: 'turns-of-task',
      tags: ['reads'],
      requestParams: {
        path: z.object({ id: z.string(), taskId: z.string() }),
        header: inWorkspace,
        query: z.object({ after }),
      },
      responses: {
        200: {
          description:
            'How the turn of a task has passed on, the oldest first: for whoever sees it. A client is told what passed while they saw its module.',
          headers: z.object(staleness),
          ...json(turnMovesOf),
        },
        default: refusal,
      },
    },
  },
  '/api/live': {
    get: {
      operationId: 'live',
      tags: ['reads'],
      requestParams: { header: inWorkspace, query: z.object({ after }) },
      responses: {
        200: {
          description:
            'Server-sent events until the access token ends: first what was missed after `after`, or after the header `Last-Event-ID`, as one `change`, or `reload` where that is not known any more; then `position`, where the rest starts, as {"position":"…"}; then a `change` for each that the caller may read, and `reload` where everything is to be read anew. The team is told too, by `presence`, who of them is where.',
          content: {
            'text/event-stream': {
              schema: z.string().meta({
                description: `Data of a change: ${JSON.stringify(z.toJSONSchema(liveChange))}; of presence: ${JSON.stringify(z.toJSONSchema(presence))}`,
              }),
            },
          },
        },
        default: refusal,
      },
    },
  },
  '/api/presence': {
    post: {
      operationId: 'tell-presence',
      tags: ['reads'],
      requestParams: { header: inWorkspace },
      requestBody: json(presenceReport),
      responses: {
        204: {
          description:
            'Somebody of the team said where one of their windows is; told to the others by `presence` of `GET /api/live`.',
        },
        default: refusal,
      },
    },
  },
};
