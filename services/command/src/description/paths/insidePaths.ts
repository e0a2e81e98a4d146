import { z } from 'zod';
import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { json } from './answers.ts';

const health = z.object({ live: z.boolean(), ending: z.boolean() });
const readiness = z.object({
  ready: z.boolean(),
  problems: z.array(z.string()).meta({ description: 'What does not answer, for people.' }),
  models: z
    .array(
      z.object({
        model: z.string(),
        state: z.enum(['starting', 'catching-up', 'live', 'retrying']),
        position: z.string(),
        failures: z.number(),
        quarantined: z.number(),
      }),
    )
    .optional()
    .meta({ description: 'Of the projector alone.' }),
});

const inside = { tags: ['inside'], security: [] };

/** What both services answer at their own ports; the proxy does not lead there. */
export const insidePaths: ZodOpenApiPathsObject = {
  '/healthz': {
    get: {
      ...inside,
      operationId: 'health',
      responses: {
        200: { description: 'Takes requests.', ...json(health) },
        503: { description: 'Was told to end.', ...json(health) },
      },
    },
  },
  '/readyz': {
    get: {
      ...inside,
      operationId: 'readiness',
      responses: {
        200: { description: 'Can do its work.', ...json(readiness) },
        503: { description: 'Can not, and why.', ...json(readiness) },
      },
    },
  },
  '/metrics': {
    get: {
      ...inside,
      operationId: 'metrics',
      responses: {
        200: {
          description: 'Figures for Prometheus.',
          content: { 'text/plain': { schema: z.string() } },
        },
      },
    },
  },
};
