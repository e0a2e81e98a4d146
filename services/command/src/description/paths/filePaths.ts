import {
  blockFileQuery,
  brandFileQuery,
  fileLinks,
  headers as named,
  shownFile,
  taskFileQuery,
} from '@waymark/api';
import { z } from 'zod';
import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { inWorkspace, json, refusal } from './answers.ts';

const asItIs = { content: { 'application/octet-stream': { schema: { type: 'string' as const } } } };

const { processId, taskId } = taskFileQuery.partial().shape;
const { planKind, planId, block } = blockFileQuery.partial().shape;
const { kind } = brandFileQuery.partial().shape;
/** `fileQuery` as parameters, which know no alternatives. */
const broughtTo = taskFileQuery
  .pick({ fileId: true })
  .extend({
    carrier: z
      .enum([...taskFileQuery.shape.carrier.options, 'block', 'brand'])
      .meta({ description: 'What will carry it.' }),
    ...{ processId, taskId, planKind, planId, block, kind },
  });

/** How files are brought, erased and read (PRODUCT 15). */
export const filePaths: ZodOpenApiPathsObject = {
  '/api/uploads': {
    post: {
      operationId: 'bring-file',
      tags: ['files'],
      requestParams: {
        header: inWorkspace.extend({
          [named.fileName]: z.string().meta({ description: 'What it is called, percent-encoded.' }),
        }),
        query: broughtTo,
      },
      requestBody: { required: true, ...asItIs },
      responses: {
        201: {
          description: 'It is kept; nobody sees it before something carries it.',
          ...json(shownFile.meta({ id: 'ShownFile' })),
        },
        default: refusal,
      },
    },
  },
  '/api/uploads/{fileId}': {
    delete: {
      operationId: 'erase-file',
      tags: ['files'],
      requestParams: { header: inWorkspace, path: z.object({ fileId: z.string() }) },
      responses: { 204: { description: 'It is gone.' }, default: refusal },
    },
  },
  '/api/fileLinks': {
    get: {
      operationId: 'file-links',
      tags: ['files'],
      requestParams: {
        header: inWorkspace,
        query: z.object({ id: z.string().array().optional() }),
      },
      responses: {
        200: {
          description: 'Of each that you may read, an address for minutes.',
          ...json(fileLinks),
        },
        default: refusal,
      },
    },
  },
  '/api/pictures/{id}': {
    get: {
      operationId: 'picture',
      tags: ['files'],
      security: [],
      requestParams: {
        path: z.object({ id: z.string() }),
        query: z.object({
          token: z.string().meta({ description: 'Of the address that `brand` gave.' }),
        }),
      },
      responses: {
        200: { description: 'The picture that the workspace shows now.', ...asItIs },
        default: refusal,
      },
    },
  },
  '/api/files/{id}': {
    get: {
      operationId: 'file',
      tags: ['files'],
      security: [],
      requestParams: {
        path: z.object({ id: z.string() }),
        query: z.object({
          token: z.string().meta({ description: 'Of the address that `fileLinks` gave.' }),
          width: z
            .string()
            .optional()
            .meta({ description: 'The smallest picture that is as wide.' }),
          download: z.string().optional(),
        }),
      },
      responses: {
        200: { description: 'Its contents, or a range of them.', ...asItIs },
        default: refusal,
      },
    },
  },
};
