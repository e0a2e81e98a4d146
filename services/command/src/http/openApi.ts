import Router from '@koa/router';
import { blueprintExport, importDifference, importPreview } from '@waymark/api';
import { holdBack } from '@waymark/edge';
import { z } from 'zod';
import {
  createDocument,
  type ZodOpenApiObject,
  type ZodOpenApiPathsObject,
} from 'zod-openapi';
import { json, jsonBody, refusal } from './description/answers.ts';
import { bookingPaths } from './description/bookingPaths.ts';
import { commandPaths } from './description/commandPaths.ts';
import { filePaths } from './description/filePaths.ts';
import { framePaths } from './description/framePaths.ts';
import { insidePaths } from './description/insidePaths.ts';
import { invitationPaths } from './description/invitationPaths.ts';
import { draftPaths } from './description/draftPaths.ts';
import { mailPreviewPaths } from './description/mailPreviewPaths.ts';
import { mailPaths } from './description/mailPaths.ts';
import { operationPaths } from './description/operationPaths.ts';
import { otherReads } from './description/otherReads.ts';
import {
  filterComponents,
  readPaths,
  type ReadDescription,
} from './description/readPaths.ts';
import { sessionPaths } from './description/sessionPaths.ts';
import { differenceRequest } from './differenceRoute.ts';
import { exportRequest } from './exportRoute.ts';
import { previewRequest } from './previewRoute.ts';
import { productVersion } from './productVersion.ts';

export type { ReadDescription } from './description/readPaths.ts';

/** Every route of both services, made from the schemas that they check by, never by hand. */
export function openApiDocument(
  reads: readonly ReadDescription[],
): ZodOpenApiObject {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Waymark',
      version: productVersion,
      description: 'Commands change, reads show. Every change is an event.',
    },
    components: {
      schemas: filterComponents(reads),
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
      },
    },
    security: [{ bearer: [] }],
    paths: {
      ...commandPaths(),
      ...readPaths(reads),
      ...otherReads,
      ...sessionPaths,
      ...invitationPaths,
      ...mailPaths,
      ...draftPaths,
      ...framePaths,
      ...mailPreviewPaths,
      ...bookingPaths,
      ...filePaths,
      ...otherPaths,
      ...operationPaths,
      ...insidePaths,
    },
  };
}

const otherPaths: ZodOpenApiPathsObject = {
  '/api/previews/blueprint-import': {
    post: {
      operationId: 'preview-import',
      tags: ['previews'],
      requestBody: jsonBody(previewRequest),
      responses: {
        200: {
          description: 'What the import would make.',
          ...json(importPreview),
        },
        default: refusal,
      },
    },
  },
  '/api/previews/blueprint-difference': {
    post: {
      operationId: 'preview-difference',
      tags: ['previews'],
      requestBody: jsonBody(differenceRequest),
      responses: {
        200: {
          description: 'What the draft would change in the blueprint.',
          ...json(importDifference),
        },
        default: refusal,
      },
    },
  },
  '/api/previews/blueprint-export/{blueprintId}/{format}': {
    get: {
      operationId: 'export-blueprint',
      tags: ['previews'],
      requestParams: { path: exportRequest },
      responses: {
        200: {
          description: 'The blueprint as a file.',
          ...json(blueprintExport),
        },
        default: refusal,
      },
    },
  },
  '/api/openapi.json': {
    get: {
      operationId: 'description',
      tags: ['description'],
      security: [],
      responses: {
        200: {
          description: 'This document.',
          ...json(z.record(z.string(), z.unknown())),
        },
      },
    },
  },
};

/**
 * `GET /api/openapi.json`, written once and for all when somebody first asks for it: a start is not to wait for that. It needs
 * no account, so nobody is given it faster than anybody reads.
 */
export function openApiRoute(reads: readonly ReadDescription[]): Router {
  let text: Buffer | undefined;
  const router = new Router();
  router.get('/api/openapi.json', async (ctx) => {
    await holdBack(ctx);
    ctx.type = 'application/json';
    ctx.body = text ??= Buffer.from(
      JSON.stringify(createDocument(openApiDocument(reads))),
    );
  });
  return router;
}
