import { blueprintExport, importDifference, importPreview } from '@waymark/api';
import type { Route } from '@waymark/edge';
import { z } from 'zod';
import { createDocument, type ZodOpenApiObject, type ZodOpenApiPathsObject } from 'zod-openapi';
import { json, jsonBody, refusal } from './paths/answers.ts';
import { bookingPaths } from './paths/bookingPaths.ts';
import { commandPaths } from './paths/commandPaths.ts';
import { filePaths } from './paths/filePaths.ts';
import { framePaths } from './paths/framePaths.ts';
import { insidePaths } from './paths/insidePaths.ts';
import { invitationPaths } from './paths/invitationPaths.ts';
import { draftPaths } from './paths/draftPaths.ts';
import { mailPreviewPaths } from './paths/mailPreviewPaths.ts';
import { mailPaths } from './paths/mailPaths.ts';
import { operationPaths } from './paths/operationPaths.ts';
import { otherReads } from './paths/otherReads.ts';
import { filterComponents, readPaths, type ReadDescription } from './paths/readPaths.ts';
import { passwordPaths } from './paths/passwordPaths.ts';
import { sessionPaths } from './paths/sessionPaths.ts';
import { differenceRequest } from '../documents/differenceRoute.ts';
import { exportRequest } from '../documents/exportRoute.ts';
import { previewRequest } from '../documents/previewRoute.ts';
import { readFileSync } from 'node:fs';

export type { ReadDescription } from './paths/readPaths.ts';

/**
 * Of the whole product, as `0.5.0`: what the package at its root says, which the image of the
 * services holds too.
 */
const productVersion: string = (
  JSON.parse(readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8')) as {
    version: string;
  }
).version;

/** Every route of both services, made from the schemas that they check by, never by hand. */
export function openApiDocument(reads: readonly ReadDescription[]): ZodOpenApiObject {
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
        apiKey: {
          ...{ type: 'http', scheme: 'bearer', bearerFormat: 'wm_…' },
          description:
            'An API key of the workspace. What it lists as needed are its scopes; of plans, by the kind of plan.',
        },
      },
    },
    security: [{ bearer: [] }],
    paths: {
      ...commandPaths(),
      ...readPaths(reads),
      ...otherReads,
      ...sessionPaths,
      ...passwordPaths,
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
        200: { description: 'What the import would make.', ...json(importPreview) },
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
        200: { description: 'The blueprint as a file.', ...json(blueprintExport) },
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
        200: { description: 'This document.', ...json(z.record(z.string(), z.unknown())) },
      },
    },
  },
};

/**
 * `GET /api/openapi.json`, written once and for all when somebody first asks for it: a start is not
 * to wait for that. It needs no account.
 */
export function openApiRoute(reads: readonly ReadDescription[]): Route {
  let text: Buffer | undefined;
  return {
    method: 'get',
    path: '/api/openapi.json',
    who: [],
    limit: 'description',
    handle: (ctx) => {
      ctx.type = 'application/json';
      ctx.body = text ??= Buffer.from(JSON.stringify(createDocument(openApiDocument(reads))));
    },
  };
}
