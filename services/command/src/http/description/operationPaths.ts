import { headers, operationActions, operationRequest } from '@waymark/api';
import { z } from 'zod';
import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { jsonBody, refusal, statusOfAll, workspace } from './answers.ts';

const header = z.object({ [headers.workspace]: workspace });

/** What owners see and do of the read models. */
export const operationPaths: ZodOpenApiPathsObject = {
  '/api/operations': {
    get: {
      operationId: 'operations',
      tags: ['operations'],
      requestParams: { header },
      responses: { 200: statusOfAll, default: refusal },
    },
  },
  '/api/operations/{action}': {
    post: {
      operationId: 'operate',
      tags: ['operations'],
      requestParams: {
        header,
        path: z.object({ action: z.enum(operationActions) }),
      },
      requestBody: jsonBody(operationRequest),
      responses: { 200: statusOfAll, default: refusal },
    },
  },
};
