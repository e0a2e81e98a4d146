import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { auditLine } from './auditLine.ts';
import { auditCommandLine } from './commandLine.ts';

test('what is done on the command line is a line of the same schema', () => {
  const lines: string[] = [];
  const sink = new Writable({
    write: (line: Buffer, _, done) => done(void lines.push(line.toString())),
  });
  auditCommandLine('operator-act', { action: 'rebuild' }, sink);
  expect(auditLine.parse(JSON.parse(lines.join('')))).toEqual({
    ...{ audit: true, event: 'operator-act', action: 'rebuild', by: 'command line' },
  });
});
