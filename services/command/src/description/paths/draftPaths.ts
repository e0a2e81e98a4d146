import { answerDraft, draftChanges } from '@waymark/api';
import { z } from 'zod';
import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { inWorkspace, json, jsonBody, refusal } from './answers.ts';

const requestParams = {
  header: inWorkspace,
  path: z.object({
    planKind: z.enum(['process', 'project']),
    planId: z.string(),
    taskId: z.string(),
  }),
};
const draft = { description: 'What was answered and not sent yet.' };

/** What was answered to the form of a task and not sent yet (PRODUCT 18.9). */
export const draftPaths: ZodOpenApiPathsObject = {
  '/api/drafts/{planKind}/{planId}/{taskId}': {
    get: {
      operationId: 'draft-of-answers',
      tags: ['answers'],
      requestParams,
      responses: { 200: { ...draft, ...json(answerDraft) }, default: refusal },
    },
    post: {
      operationId: 'keep-draft-of-answers',
      tags: ['answers'],
      requestParams,
      requestBody: jsonBody(draftChanges),
      responses: {
        200: { ...draft, ...json(answerDraft) },
        409: {
          description: 'Somebody else has changed one of them meanwhile; the others are kept.',
        },
        default: refusal,
      },
    },
    delete: {
      operationId: 'forget-draft-of-answers',
      tags: ['answers'],
      requestParams,
      responses: { 204: { description: 'It is gone.' }, default: refusal },
    },
  },
};
