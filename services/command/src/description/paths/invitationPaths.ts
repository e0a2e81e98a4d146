import { invitationAnswer, invitationRequest, invitationView } from '@waymark/api';
import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { json, jsonBody, refusal } from './answers.ts';

/** What the link of an invitation's mail leads to; the token in it is all that is asked for. */
export const invitationPaths: ZodOpenApiPathsObject = {
  '/api/invitation': {
    post: {
      operationId: 'see-invitation',
      tags: ['invitations'],
      security: [],
      requestBody: jsonBody(invitationRequest),
      responses: {
        200: {
          description: 'Who invites, and into what.',
          ...json(invitationView.meta({ id: 'Invitation' })),
        },
        default: refusal,
      },
    },
  },
  '/api/invitation/answer': {
    post: {
      operationId: 'answer-invitation',
      tags: ['invitations'],
      security: [],
      requestBody: jsonBody(invitationAnswer),
      responses: { 204: { description: 'Kept.' }, default: refusal },
    },
  },
};
