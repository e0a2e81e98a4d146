import {
  codeRequest,
  sessionReply,
  shareEntry,
  shareRequest,
  shareView,
  signInRequest,
  teamSeen,
  viewRequest,
  viewTicket,
} from '@waymark/api';
import { z } from 'zod';
import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { json, jsonBody, refusal } from './answers.ts';

const reply = sessionReply.meta({ id: 'Session' });
const cookie = z.object({
  waymark_refresh: z.string().optional().meta({
    description: 'Set by signing in; sent to these routes alone.',
  }),
});

/** Signing in by a mailed code or by a share, staying signed in, and logging out. */
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
  '/api/session/share': {
    post: {
      operationId: 'see-share',
      tags: ['session'],
      security: [],
      requestBody: jsonBody(shareRequest),
      responses: {
        200: {
          description: 'What the link leads to. Nothing is used up by it.',
          ...json(shareView.meta({ id: 'Share' })),
        },
        default: refusal,
      },
    },
  },
  '/api/session/share/enter': {
    post: {
      operationId: 'enter-share',
      tags: ['session'],
      security: [],
      requestBody: jsonBody(shareEntry),
      responses: {
        200: { description: 'In, as a guest.', ...json(reply) },
        default: refusal,
      },
    },
  },
  '/api/session/view': {
    post: {
      operationId: 'look-as-client-user',
      tags: ['session'],
      requestBody: jsonBody(viewRequest),
      responses: {
        200: {
          description: 'A ticket, good for an hour. For the team alone.',
          ...json(viewTicket.meta({ id: 'ViewTicket' })),
        },
        default: refusal,
      },
    },
  },
  '/api/session/team': {
    get: {
      operationId: 'team-seen',
      tags: ['session'],
      responses: {
        200: {
          description:
            'Who of the team of the workspace has a session, and on which day it was last begun or renewed. For the team alone.',
          ...json(teamSeen.meta({ id: 'TeamSeen' })),
        },
        default: refusal,
      },
    },
  },
  '/api/session/view/enter': {
    post: {
      operationId: 'enter-view',
      tags: ['session'],
      security: [],
      requestBody: jsonBody(viewTicket),
      responses: {
        200: {
          description: 'An access token that reads and changes nothing.',
          ...json(reply),
        },
        default: refusal,
      },
    },
  },
};
