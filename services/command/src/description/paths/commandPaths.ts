import { commandExamples, commandSchemas, headers, type CommandName } from '@waymark/api';
import { z } from 'zod';
import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { done, jsonBody, refusal, workspace } from './answers.ts';
import { securityOfCommand } from './keyScopes.ts';

/** `POST /api/commands/<Name>`, one for each command. */
export const commandPaths = (): ZodOpenApiPathsObject =>
  Object.fromEntries(
    Object.entries(commandSchemas).map(([name, schema]) => [
      `/api/commands/${name}`,
      {
        post: {
          operationId: name,
          tags: ['commands'],
          security: securityOfCommand(name as CommandName),
          requestParams: {
            header: z.object({
              [headers.workspace]: workspace.optional(),
              [headers.idempotencyKey]: z
                .string()
                .max(100)
                .optional()
                .meta({ description: 'The same key again answers the same and changes nothing.' }),
              [headers.basedOn]: z
                .string()
                .optional()
                .meta({ description: 'Revision that the author saw.' }),
            }),
          },
          requestBody: jsonBody(schema, commandExamples[name as CommandName]),
          responses: { 200: done, default: refusal },
        },
      },
    ]),
  );
