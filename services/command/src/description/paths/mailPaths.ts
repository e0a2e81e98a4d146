import { mailSettingsView, mailStopRequest, mailStopView } from '@waymark/api';
import { z } from 'zod';
import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { json, jsonBody, refusal } from './answers.ts';

const stopped = {
  200: {
    description: 'What was stopped, and whether it is.',
    ...json(mailStopView.meta({ id: 'MailStop' })),
  },
  default: refusal,
};

/**
 * What somebody gets by mail; and how they stop it, with the word of a mail's link alone (RFC
 * 8058).
 */
export const mailPaths: ZodOpenApiPathsObject = {
  '/api/mails/settings': {
    get: {
      operationId: 'mail-settings',
      tags: ['mails'],
      responses: {
        200: {
          description: 'What they get and when.',
          ...json(mailSettingsView.meta({ id: 'MailSettings' })),
        },
        default: refusal,
      },
    },
  },
  '/api/mails/stop': {
    post: {
      operationId: 'stop-mails',
      tags: ['mails'],
      security: [],
      requestParams: { query: z.object({ t: z.string() }) },
      responses: stopped,
    },
  },
  '/api/mails/resume': {
    post: {
      operationId: 'resume-mails',
      tags: ['mails'],
      security: [],
      requestBody: jsonBody(mailStopRequest),
      responses: stopped,
    },
  },
};
