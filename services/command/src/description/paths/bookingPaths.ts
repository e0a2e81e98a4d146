import { z } from 'zod';
import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { jsonBody, refusal } from './answers.ts';

/** What providers of bookings tell (PRODUCT 16.3); no people call it. */
export const bookingPaths: ZodOpenApiPathsObject = {
  '/api/bookings/{provider}/{workspaceId}': {
    post: {
      operationId: 'booking-told',
      tags: ['bookings'],
      security: [],
      requestParams: {
        path: z.object({ provider: z.enum(['calendly', 'hubspot']), workspaceId: z.string() }),
        header: z.object({
          'Calendly-Webhook-Signature': z.string().optional(),
          'X-HubSpot-Signature-v3': z.string().optional(),
          'X-HubSpot-Request-Timestamp': z.string().optional(),
        }),
      },
      requestBody: jsonBody(
        z
          .record(z.string(), z.unknown())
          .meta({ description: 'As the provider sends it, signed.' }),
      ),
      responses: {
        204: { description: 'Taken, also where it is about nothing here.' },
        default: refusal,
      },
    },
  },
};
