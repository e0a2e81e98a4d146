import { describe, expect, it } from 'vitest';
import { StartupProblem } from '../base/startupProblem.ts';
import { explained, explainFailure } from './explainFailure.ts';

const SAID: readonly (readonly [string, RegExp])[] = [
  ['initdb: error: could not write file "x": No space left on device', /disk .* is full/],
  [
    'FATAL:  database files are incompatible with server\nDETAIL: initialized by PostgreSQL version 17',
    /another version/,
  ],
  ['FATAL:  data directory "/d" has wrong ownership', /may not write/],
  ['FATAL:  could not open file "global/pg_filenode.map": Permission denied', /may not write/],
  ['PANIC:  could not locate a valid checkpoint record at 0/1', /damaged/],
  ['FATAL:  could not open directory "pg_notify": No such file or directory', /damaged/],
  ['FATAL:  could not map anonymous shared memory: Cannot allocate memory', /free memory/],
];

describe('explainFailure', () => {
  it.each(SAID)('knows what it means: %s', (output, message) => {
    const problem = explainFailure('Postgres', `LOG:  starting\n${output}\n`, '/d', '/d.log');
    expect(problem).toBeInstanceOf(StartupProblem);
    expect(problem.message).toMatch(message);
    expect(problem.message + problem.advice).not.toContain('FATAL');
  });

  it('repeats the last complaint that it does not know, and names the log', () => {
    const problem = explainFailure(
      'Postgres',
      'LOG: a\nFATAL:  the moon is full\nLOG: down',
      '/d',
      '/d.log',
    );
    expect(problem.message).toBe('Postgres failed: FATAL:  the moon is full');
    expect(problem.advice).toContain('/d.log');
  });
});

describe('explained', () => {
  it('explains what the system refuses, and leaves our own mistakes as they are', async () => {
    const refused = Object.assign(new Error('ENOSPC: no space left on device, write'), {
      code: 'ENOSPC',
      syscall: 'write',
    });
    await expect(explained('Work', '/d', () => Promise.reject(refused))).rejects.toMatchObject({
      name: 'StartupProblem',
    });
    const mistake = new TypeError('x is not a function');
    await expect(explained('Work', '/d', () => Promise.reject(mistake))).rejects.toBe(mistake);
  });
});
