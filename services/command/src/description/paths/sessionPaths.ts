import {
  codeRequest,
  codeSent,
  confirmationRequest,
  deviceKey,
  ownSessions,
  sessionEndRequest,
  sessionReply,
  shareEntry,
  shareRequest,
  shareView,
  signInRequest,
  apiKeyUses,
  signUpOpenness,
  teamSeen,
  viewRequest,
  viewTicket,
} from '@waymark/api';
import { z } from 'zod';
import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { json, jsonBody, refusal } from './answers.ts';

const sent = codeSent.meta({ id: 'CodeSent' });
/** What signing in answers, whatever by. */
export const reply = sessionReply.meta({ id: 'Session' });
const cookie = z.object({
  waymark_refresh: z
    .string()
    .optional()
    .meta({
      description:
        'Set by signing in. Over https it is called __Host-waymark_refresh; over plain http it is sent to these routes alone.',
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
        200: {
          description:
            'Alike for every address. Sets the cookie waymark_challenge, over https __Host-waymark_challenge: the code is good only together with it.',
          ...json(sent),
        },
        default: refusal,
      },
    },
  },
  '/api/session/sign-up': {
    get: {
      operationId: 'sign-up-openness',
      tags: ['session'],
      security: [],
      responses: {
        200: {
          description: 'Who may open an account by themselves.',
          ...json(signUpOpenness.meta({ id: 'SignUpOpenness' })),
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
      responses: { 200: { description: 'Signed in.', ...json(reply) }, default: refusal },
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
      responses: { 200: { description: 'A new access token.', ...json(reply) }, default: refusal },
    },
  },
  '/api/session/all': {
    get: {
      operationId: 'own-sessions',
      tags: ['session'],
      responses: {
        200: {
          description: 'Where whoever asks is signed in.',
          ...json(ownSessions.meta({ id: 'OwnSessions' })),
        },
        default: refusal,
      },
    },
  },
  '/api/session/all/{id}': {
    delete: {
      operationId: 'end-own-session',
      tags: ['session'],
      requestParams: { path: z.object({ id: z.string() }) },
      responses: { 204: { description: 'It has ended, now or before.' }, default: refusal },
    },
  },
  '/api/session/confirm/code': {
    post: {
      operationId: 'send-confirmation-code',
      tags: ['session'],
      responses: {
        200: {
          description: 'A code is on its way to the address of whoever is signed in.',
          ...json(sent),
        },
        default: refusal,
      },
    },
  },
  '/api/session/confirm': {
    post: {
      operationId: 'confirm-session',
      tags: ['session'],
      requestBody: jsonBody(confirmationRequest),
      responses: {
        200: {
          description:
            'A new access token, by which acts that ask for a recent sign-in are taken for a quarter of an hour.',
          ...json(reply),
        },
        default: refusal,
      },
    },
  },
  '/api/session/others': {
    delete: {
      operationId: 'end-other-sessions',
      tags: ['session'],
      responses: {
        204: { description: 'All but the one that asks have ended.' },
        default: refusal,
      },
    },
  },
  '/api/session/device-key': {
    get: {
      operationId: 'device-key',
      tags: ['session'],
      responses: {
        200: {
          description: 'The keys by which devices seal what whoever asks has not sent.',
          ...json(deviceKey.meta({ id: 'DeviceKey' })),
        },
        default: refusal,
      },
    },
  },
  '/api/session/end': {
    post: {
      operationId: 'end-told-session',
      tags: ['session'],
      security: [],
      requestBody: jsonBody(sessionEndRequest),
      responses: {
        204: { description: 'The session that the mail told of has ended, now or before.' },
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
      responses: { 200: { description: 'In, as a guest.', ...json(reply) }, default: refusal },
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
  '/api/session/api-keys': {
    get: {
      operationId: 'api-key-uses',
      tags: ['session'],
      responses: {
        200: {
          description:
            'When each API key of the workspace was last used, and from which network. For the team alone.',
          ...json(apiKeyUses.meta({ id: 'ApiKeyUses' })),
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
        200: { description: 'An access token that reads and changes nothing.', ...json(reply) },
        default: refusal,
      },
    },
  },
};
