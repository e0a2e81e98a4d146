import { frameEntry, frameReply, frameRequest, frameTicket } from '@waymark/api';
import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { json, jsonBody, refusal } from './answers.ts';

export const framePaths: ZodOpenApiPathsObject = {
  '/api/frames/tickets': {
    post: {
      operationId: 'make-frame-ticket',
      tags: ['frames'],
      requestBody: jsonBody(frameRequest),
      responses: {
        200: {
          description:
            'A ticket for a form in a frame of another site, good once and for minutes. By an access token, or by the key of the form.',
          ...json(frameTicket.meta({ id: 'FrameTicket' })),
        },
        default: refusal,
      },
    },
  },
  '/api/frames/enter': {
    post: {
      operationId: 'enter-frame',
      tags: ['frames'],
      security: [],
      requestBody: jsonBody(frameEntry),
      responses: {
        200: {
          description: 'An access token that is good for this form alone, and the next ticket.',
          ...json(frameReply.meta({ id: 'FrameSession' })),
        },
        default: refusal,
      },
    },
  },
};
