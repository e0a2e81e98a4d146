import {
  forgottenPassword,
  ownPassword,
  ownPasswordRequest,
  passwordReset,
  passwordSignIn,
} from '@waymark/api';
import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { json, jsonBody, refusal } from './answers.ts';
import { reply } from './sessionPaths.ts';

/** Signing in by a password, choosing one, and doing away with it. */
export const passwordPaths: ZodOpenApiPathsObject = {
  '/api/session/password': {
    post: {
      operationId: 'sign-in-by-password',
      tags: ['session'],
      security: [],
      requestBody: jsonBody(passwordSignIn),
      responses: { 200: { description: 'Signed in.', ...json(reply) }, default: refusal },
    },
  },
  '/api/session/password/forgotten': {
    post: {
      operationId: 'ask-for-new-password',
      tags: ['session'],
      security: [],
      requestBody: jsonBody(forgottenPassword),
      responses: {
        204: {
          description:
            'Alike for every address: where it has an account, a link is on its way. Sets the cookie waymark_challenge, over https __Host-waymark_challenge: the link is good only together with it.',
        },
        default: refusal,
      },
    },
  },
  '/api/session/password/reset': {
    post: {
      operationId: 'reset-password',
      tags: ['session'],
      security: [],
      requestBody: jsonBody(passwordReset),
      responses: {
        200: {
          description: 'The password is set. Signed in here, and signed out everywhere else.',
          ...json(reply),
        },
        default: refusal,
      },
    },
  },
  '/api/session/own-password': {
    get: {
      operationId: 'own-password',
      tags: ['session'],
      responses: {
        200: {
          description: 'When the password of whoever asks was set.',
          ...json(ownPassword.meta({ id: 'OwnPassword' })),
        },
        default: refusal,
      },
    },
    post: {
      operationId: 'set-own-password',
      tags: ['session'],
      requestBody: jsonBody(ownPasswordRequest),
      responses: {
        204: { description: 'It is set. All other sessions have ended.' },
        default: refusal,
      },
    },
    delete: {
      operationId: 'remove-own-password',
      tags: ['session'],
      responses: {
        204: {
          description:
            'There is none, now or before. Where there was, all other sessions have ended.',
        },
        default: refusal,
      },
    },
  },
};
