import Router from '@koa/router';
import {
  commandReply,
  commandSchemas,
  headers,
  importPreview,
  problemSchema,
  sessionReply,
  codeRequest,
  signInRequest,
} from '@waymark/api';
import { z } from 'zod';
import {
  createDocument,
  type ZodOpenApiObject,
  type ZodOpenApiPathsObject,
} from 'zod-openapi';

/** A read as the projector's table tells it: which filters it takes and what a row looks like. */
export type ReadDescription = {
  name: string;
  filter: z.ZodType;
  row: z.ZodType;
};

const json = (schema: z.ZodType) => ({
  content: { 'application/json': { schema } },
});
const refusal = {
  description: 'A refusal, with a stable code.',
  content: {
    'application/problem+json': {
      schema: problemSchema.meta({ id: 'Problem' }),
    },
  },
};
const done = {
  description: 'Done; revision and position after it.',
  ...json(commandReply.meta({ id: 'CommandReply' })),
};
const workspace = z
  .string()
  .meta({ description: 'Which workspace the caller works in.' });

/** Made from the command table's schemas and the reads' rows, never by hand. */
export function openApiDocument(
  reads: readonly ReadDescription[],
): ZodOpenApiObject {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Waymark',
      version: '0.1.0',
      description: 'Commands change, reads show. Every change is an event.',
    },
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
      },
    },
    security: [{ bearer: [] }],
    paths: { ...commandPaths(), ...readPaths(reads), ...otherPaths },
  };
}

const commandPaths = (): ZodOpenApiPathsObject =>
  Object.fromEntries(
    Object.entries(commandSchemas).map(([name, schema]) => [
      `/api/commands/${name}`,
      {
        post: {
          operationId: name,
          tags: ['commands'],
          requestParams: {
            header: z.object({
              [headers.workspace]: workspace.optional(),
              [headers.idempotencyKey]: z.string().max(100).optional().meta({
                description:
                  'The same key again answers the same and changes nothing.',
              }),
              [headers.basedOn]: z
                .string()
                .optional()
                .meta({ description: 'Revision that the author saw.' }),
            }),
          },
          requestBody: json(schema),
          responses: { 200: done, default: refusal },
        },
      },
    ]),
  );

const readPaths = (reads: readonly ReadDescription[]): ZodOpenApiPathsObject =>
  Object.fromEntries(
    reads.flatMap(({ name, filter, row }) => [
      [
        `/api/${name}`,
        {
          get: {
            operationId: `list-${name}`,
            tags: ['reads'],
            requestParams: {
              header: z.object({ [headers.workspace]: workspace }),
              query: z.object({
                filter: z
                  .string()
                  .optional()
                  .meta({
                    description: `JSON: ${JSON.stringify(z.toJSONSchema(filter, { io: 'input', unrepresentable: 'any' }))}`,
                  }),
                sort: z
                  .string()
                  .optional()
                  .meta({ description: 'JSON: ["field","ASC"|"DESC"]' }),
                range: z.string().optional().meta({
                  description: 'JSON: [first,last], from 0, inclusive',
                }),
                after: z.string().optional().meta({
                  description: 'Position that the answer must have reached.',
                }),
              }),
            },
            responses: {
              200: {
                description: 'Rows; Content-Range holds the exact total.',
                ...json(z.array(row)),
              },
              default: refusal,
            },
          },
        },
      ],
      [
        `/api/${name}/{id}`,
        {
          get: {
            operationId: `get-${name}`,
            tags: ['reads'],
            requestParams: {
              header: z.object({ [headers.workspace]: workspace }),
              path: z.object({ id: z.string() }),
            },
            responses: {
              200: { description: 'One row.', ...json(row) },
              default: refusal,
            },
          },
        },
      ],
    ]),
  );

const otherPaths: ZodOpenApiPathsObject = {
  '/api/session/code': {
    post: {
      tags: ['session'],
      security: [],
      requestBody: json(codeRequest),
      responses: { 204: { description: 'Always alike.' }, default: refusal },
    },
  },
  '/api/session': {
    post: {
      tags: ['session'],
      security: [],
      requestBody: json(signInRequest),
      responses: {
        200: { description: 'Signed in.', ...json(sessionReply) },
        default: refusal,
      },
    },
  },
  '/api/previews/blueprint-import': {
    post: {
      tags: ['previews'],
      requestBody: json(z.object({ fileName: z.string(), source: z.string() })),
      responses: {
        200: {
          description: 'What the import would make.',
          ...json(importPreview),
        },
        default: refusal,
      },
    },
  },
};

/** `GET /api/openapi.json`. */
export function openApiRoute(reads: readonly ReadDescription[]): Router {
  const document = createDocument(openApiDocument(reads));
  const router = new Router();
  router.get('/api/openapi.json', (ctx) => {
    ctx.body = document;
  });
  return router;
}
