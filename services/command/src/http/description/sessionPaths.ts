import { codeRequest, sessionReply, signInRequest } from '@waymark/api';
import { z } from 'zod';
import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { json, jsonBody, refusal } from './answers.ts';

const reply = sessionReply.meta({ id: 'Session' });
const cookie = z.object({
  waymark_refresh: z.string().optional().meta({
    description: 'Set by signing in; sent to these routes alone.',
  }),
});

/** Signing in by a mailed code, staying signed in, and logging out. */
export const sessionPaths: ZodOpenApiPathsObject = {
  '/api/session/code': {
    post: {
      operationId: 'ask-for-code',
      tags: ['session'],
      security: [],
      requestBody: jsonBody(codeRequest),
      responses: {
        204: {
          description:
            'Always alike. Sets the cookie waymark_challenge: the code is good only together with it.',
        },
        default: refusal,
      },
    },
  },
  '/api/session': {
    post: {
      operationId: 'sign-in',
      tags: ['session'],
      security: [],
      requestBody: jsonBody(signInRequest),
      responses: {
        200: { description: 'Signed in.', ...json(reply) },
        default: refusal,
      },
    },
    delete: {
      operationId: 'log-out',
      tags: ['session'],
      security: [],
      requestParams: { cookie },
      responses: {
        204: { description: 'Logged out, whether or not one was signed in.' },
        default: refusal,
      },
    },
  },
  '/api/session/refresh': {
    post: {
      operationId: 'refresh-session',
      tags: ['session'],
      security: [],
      requestParams: { cookie },
      responses: {
        200: { description: 'A new access token.', ...json(reply) },
        default: refusal,
      },
    },
  },
};
