import {
  liveChange,
  meSchema,
  planWorkspaces,
  presence,
  presenceReport,
  turnDaysOf,
  turnMovesOf,
} from '@waymark/api';
import { z } from 'zod';
import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { after, inWorkspace, json, refusal, staleness } from './answers.ts';

/** What a signed-in person reads beside the resources. */
export const otherReads: ZodOpenApiPathsObject = {
  '/api/me': {
    get: {
      operationId: 'me',
      tags: ['reads'],
      requestParams: { query: z.object({ after }) },
      responses: {
        200: {
          description: 'Who is signed in, and the workspaces they belong to.',
          headers: z.object(staleness),
          ...json(meSchema.meta({ id: 'Me' })),
        },
        default: refusal,
      },
    },
  },
  '/api/me/data': {
    get: {
      operationId: 'own-data',
      tags: ['reads'],
      responses: {
        200: {
          description:
            'What is held about who is signed in, in all workspaces. Nobody is given it who looks as somebody else, or came by a link.',
          ...json(z.record(z.string(), z.unknown())),
        },
        default: refusal,
      },
    },
  },
  '/api/plans/{id}/workspaces': {
    get: {
      operationId: 'workspaces-of-plan',
      tags: ['reads'],
      requestParams: { path: z.object({ id: z.string() }), query: z.object({ after }) },
      responses: {
        200: {
          description:
            'In which of your workspaces a blueprint or process is, as far as you may read it there.',
          headers: z.object(staleness),
          ...json(planWorkspaces),
        },
        default: refusal,
      },
    },
  },
  '/api/executions/{id}/turns': {
    get: {
      operationId: 'turns-of-execution',
      tags: ['reads'],
      requestParams: {
        path: z.object({ id: z.string() }),
        header: inWorkspace,
        query: z.object({ after }),
      },
      responses: {
        200: {
          description:
            'With which side the process was, by the days of its workspace, and by which task: for the team.',
          headers: z.object(staleness),
          ...json(turnDaysOf),
        },
        default: refusal,
      },
    },
  },
  '/api/executions/{id}/tasks/{taskId}/turns': {
    get: {
      operationId: 'turns-of-task',
      tags: ['reads'],
      requestParams: {
        path: z.object({ id: z.string(), taskId: z.string() }),
        header: inWorkspace,
        query: z.object({ after }),
      },
      responses: {
        200: {
          description:
            'How the turn of a task has passed on, the oldest first: for whoever sees it. A client is told what passed while they saw its module.',
          headers: z.object(staleness),
          ...json(turnMovesOf),
        },
        default: refusal,
      },
    },
  },
  '/api/live': {
    get: {
      operationId: 'live',
      tags: ['reads'],
      requestParams: { header: inWorkspace, query: z.object({ after }) },
      responses: {
        200: {
          description:
            'Server-sent events until the access token ends: first what was missed after `after`, or after the header `Last-Event-ID`, as one `change`, or `reload` where that is not known any more; then `position`, where the rest starts, as {"position":"…"}; then a `change` for each that the caller may read, and `reload` where everything is to be read anew. The team is told too, by `presence`, who of them is where.',
          content: {
            'text/event-stream': {
              schema: z
                .string()
                .meta({
                  description: `Data of a change: ${JSON.stringify(z.toJSONSchema(liveChange))}; of presence: ${JSON.stringify(z.toJSONSchema(presence))}`,
                }),
            },
          },
        },
        default: refusal,
      },
    },
  },
  '/api/presence': {
    post: {
      operationId: 'tell-presence',
      tags: ['reads'],
      requestParams: { header: inWorkspace },
      requestBody: json(presenceReport),
      responses: {
        204: {
          description:
            'Somebody of the team said where one of their windows is; told to the others by `presence` of `GET /api/live`.',
        },
        default: refusal,
      },
    },
  },
};
