import { operationActions, operationRequest } from '@waymark/api';
import { z } from 'zod';
import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { jsonBody, refusal, statusOfAll } from './answers.ts';

/** What operators see and do of the read models. */
export const operationPaths: ZodOpenApiPathsObject = {
  '/api/operations': {
    get: {
      operationId: 'operations',
      tags: ['operations'],
      responses: { 200: statusOfAll, default: refusal },
    },
  },
  '/api/operations/{action}': {
    post: {
      operationId: 'operate',
      tags: ['operations'],
      requestParams: { path: z.object({ action: z.enum(operationActions) }) },
      requestBody: jsonBody(operationRequest),
      responses: { 200: statusOfAll, default: refusal },
    },
  },
};
