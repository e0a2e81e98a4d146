import { commandExamples, commandSchemas, type CommandName } from '@waymark/api';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { createDocument } from 'zod-openapi';
import { commandTable } from '../nouns/table/commandTable.ts';
import { openApiDocument } from './openApi.ts';

const document = createDocument(
  openApiDocument([
    {
      name: 'tasks',
      filter: z.object({ q: z.string().optional() }),
      row: z.object({ id: z.string() }),
    },
  ]),
);
const paths = document.paths ?? {};

test('describes every command of the table, with the fields that it needs and an example that it takes', () => {
  const described = Object.keys(paths).flatMap(
    (path) => /^\/api\/commands\/(.+)$/.exec(path)?.[1] ?? [],
  );
  expect(new Set(described)).toEqual(new Set(Object.keys(commandTable)));
  for (const [name, schema] of Object.entries(commandSchemas)) {
    const body = paths[`/api/commands/${name}`]?.post?.requestBody as {
      content: { 'application/json': { schema: { properties: object }; example: unknown } };
    };
    const { schema: described, example } = body.content['application/json'];
    expect(Object.keys(described.properties)).toEqual(Object.keys(schema.shape));
    expect(example).toEqual(commandExamples[name as CommandName]);
    expect(Object.keys(schema.shape)).toEqual(
      expect.arrayContaining(Object.keys(example as object)),
    );
    expect(schema.safeParse(example)).toMatchObject({ success: true });
  }
});

test('every command has its answer and its refusals', () => {
  for (const name of Object.keys(commandTable)) {
    const responses = paths[`/api/commands/${name}`]?.post?.responses ?? {};
    expect(Object.keys(responses)).toEqual(['200', 'default']);
    expect(JSON.stringify(responses)).toContain('application/problem+json');
  }
});

test('describes the reads that it is told of, the preview and the session', () => {
  expect(Object.keys(paths)).toEqual(
    expect.arrayContaining([
      '/api/tasks',
      '/api/tasks/{id}',
      '/api/previews/blueprint-import',
      '/api/session',
      '/api/session/code',
    ]),
  );
});

test('says by which scopes an API key may, and where none may', () => {
  const securityOf = (name: CommandName) => paths[`/api/commands/${name}`]?.post?.security;
  expect(securityOf('AddClient')).toEqual([{ bearer: [] }, { apiKey: ['clients:write'] }]);
  expect(securityOf('AddMilestone')).toEqual([
    ...[{ bearer: [] }, { apiKey: ['executions:write'] }, { apiKey: ['blueprints:write'] }],
  ]);
  expect(securityOf('InviteTeamUser')).toEqual([{ bearer: [] }]);
  expect(paths['/api/tasks']?.get?.security).toEqual([
    ...[{ bearer: [] }, { apiKey: ['executions:read'] }, { apiKey: ['blueprints:read'] }],
  ]);
});
