import {
  mailDefaults,
  mailPreview,
  mailPreviewRequest,
  mailTestSent,
  startPreviewRequest,
} from '@waymark/api';
import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { json, jsonBody, refusal } from './answers.ts';

/** Mails as they would be read, for those who may change their words. */
export const mailPreviewPaths: ZodOpenApiPathsObject = {
  '/api/previews/mail-words': {
    get: {
      operationId: 'mail-words-to-begin-with',
      tags: ['previews'],
      responses: {
        200: { description: 'Words by mail.', ...json(mailDefaults) },
        default: refusal,
      },
    },
  },
  '/api/previews/mail': {
    post: {
      operationId: 'preview-mail',
      tags: ['previews'],
      requestBody: jsonBody(mailPreviewRequest),
      responses: { 200: { description: 'The mail.', ...json(mailPreview) }, default: refusal },
    },
  },
  '/api/previews/start': {
    post: {
      operationId: 'preview-mail-of-start',
      tags: ['previews'],
      requestBody: jsonBody(startPreviewRequest),
      responses: { 200: { description: 'The mail.', ...json(mailPreview) }, default: refusal },
    },
  },
  '/api/previews/mail/test': {
    post: {
      operationId: 'send-mail-test',
      tags: ['previews'],
      requestBody: jsonBody(mailPreviewRequest),
      responses: {
        200: { description: 'Where it went.', ...json(mailTestSent) },
        default: refusal,
      },
    },
  },
};
