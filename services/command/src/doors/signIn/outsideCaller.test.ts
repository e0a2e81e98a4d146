import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { beforeAll, expect, test } from 'vitest';
import { createDocument } from 'zod-openapi';
import { describedReads } from '../../description/paths/describedReads.ts';
import { openApiDocument } from '../../description/openApi.ts';

/** What somebody outside writes, who has made types from the description of the API. */
const right = {
  'a row': `
    declare const task: Rows<'/api/tasks'>;
    export const headline: string = task.headline;
    export const status: 'TODO' | 'IN_PROGRESS' | 'STUCKED' | 'DONE' = task.status;
    export const due: string | null = task.dueDate;
    sure<Exact<typeof task.mandatory, boolean>>();`,
  'a filter': `
    export const filter: Schemas['TasksFilter'] = {
      planId: 'p', status: ['TODO', 'STUCKED'], mandatory: true, q: 'key',
    };
    export const events: Schemas['HistoryFilter'] = { since: '2026-11-14', taskId: ['t', 'u'] };
    export const least: Schemas['ExecutionsFilter']['clientTurn'] = 1;`,
  'a command': `
    export const payload: Payload<'/api/commands/SetTaskStatus'> = {
      plan: { kind: 'process', id: 'p' }, taskId: 't', status: 'STUCKED', reason: 'No key',
    };
    export const name: Payload<'/api/commands/CreateWorkspace'>['name'] = 'Acme';`,
  'a refusal': `
    declare const problem: Schemas['Problem'];
    export const mine: boolean = problem.code === 'changed-meanwhile' || problem.code === 'task-not-found';
    export const who: string | undefined = problem.conflict?.by.name;`,
};
const wrong = {
  'no such column': `declare const task: Rows<'/api/tasks'>; export const headline = task.headlin;`,
  'a column of another type': `declare const task: Rows<'/api/tasks'>; export const due: number = task.dueDate;`,
  'no such filter': `export const filter: Schemas['TasksFilter'] = { plan: 'p' };`,
  'a value that a filter does not take': `export const filter: Schemas['TasksFilter'] = { status: 'OPEN' };`,
  'a filter of another type': `export const filter: Schemas['TasksFilter'] = { mandatory: 'yes' };`,
  'a command without a field': `export const p: Payload<'/api/commands/SetTaskStatus'> = { taskId: 't', status: 'DONE' };`,
  'a value that a command does not take': `
    export const p: Payload<'/api/commands/SetTaskStatus'> = { plan: { kind: 'process', id: 'p' }, taskId: 't', status: 'GONE' };`,
  'a code that no refusal has': `
    declare const problem: Schemas['Problem'];
    export const never: boolean = problem.code === 'changed-meanwhil';`,
  'no such command': `export type P = Payload<'/api/commands/SetTaskStatsu'>;`,
};

const helpers = `
import type { components, paths } from './types.ts';
export type Schemas = components['schemas'];
type Rows<P extends keyof paths> = paths[P] extends
  { get: { responses: { 200: { content: { 'application/json': (infer Row)[] } } } } } ? Row : never;
type Payload<P extends keyof paths> = paths[P] extends
  { post: { requestBody: { content: { 'application/json': infer Body } } } } ? Body : never;
type Exact<A, B> = (<T>() => T extends A ? 1 : 2) extends (<T>() => T extends B ? 1 : 2) ? true : false;
const sure = <T extends true>(): T | void => undefined;
`;

/** What the compiler says, by caller. */
let said: Map<string, string[]>;

beforeAll(async () => {
  const document = createDocument(openApiDocument(describedReads));
  const types = astToString(await openapiTS(document as Parameters<typeof openapiTS>[0]));
  const callers = Object.entries({ ...right, ...wrong });
  said = compiled(types, callers);
});

function compiled(types: string, callers: [string, string][]): Map<string, string[]> {
  const files = new Map([['/types.ts', types]]);
  callers.forEach(([, code], at) => files.set(`/caller${at}.ts`, `${helpers}${code}`));
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    lib: ['lib.es2022.d.ts'],
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    allowImportingTsExtensions: true,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const { fileExists, getSourceFile } = host;
  host.fileExists = (name) => files.has(name) || fileExists(name);
  host.getSourceFile = (name, language) => {
    const own = files.get(name);
    return own === undefined
      ? getSourceFile(name, language)
      : ts.createSourceFile(name, own, language);
  };
  const program = ts.createProgram([...files.keys()], options, host);
  const problems = ts.getPreEmitDiagnostics(program);
  return new Map(
    callers.map(([name], at) => [
      name,
      problems
        .filter(
          ({ file }) =>
            file === undefined ||
            file.fileName === `/caller${at}.ts` ||
            file.fileName === '/types.ts',
        )
        .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' ')),
    ]),
  );
}

test.each(Object.keys(right))('an outside caller is given useful types: %s', (caller) => {
  expect(said.get(caller)).toEqual([]);
});

test.each(Object.keys(wrong))('and is told what is wrong: %s', (caller) => {
  expect(said.get(caller)).toHaveLength(1);
});
