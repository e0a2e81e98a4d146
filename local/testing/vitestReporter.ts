import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, TestCase, TestModule, TestSuite } from 'vitest/node';
import { exactly, firstLine, type Failure } from './suiteOutcome.ts';

/** Where the reporter writes its `VitestReport`, as JSON. */
export const REPORT_FILE = 'WAYMARK_TEST_REPORT';

/** What a run of Vitest brought; `titles` are the outermost ones of what ran. */
export type VitestReport = {
  passed: number;
  skipped: number;
  failures: Failure[];
  titles: string[];
};

/**
 * Vitest's own JSON does not say why a file or a group of tests could not begin, nor what was
 * thrown outside of a test.
 */
export default class VitestReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly { message: string }[]): void {
    const tests = modules.flatMap(({ children }) => [...children.allTests()]);
    const parts = modules.flatMap((module) => [module, ...module.children.allSuites()]);
    const ran = (state: string) => tests.filter((test) => test.result().state === state);
    const report: VitestReport = {
      passed: ran('passed').length,
      skipped: ran('skipped').length,
      failures: [
        ...parts.flatMap((part) => part.errors().map((error) => failure(part, error))),
        ...ran('failed').map((test) => failure(test, test.result().errors?.[0])),
        ...unhandled.map(({ message }) => ({
          file: null,
          title: 'outside of a test',
          reason: firstLine(message),
          alone: null,
        })),
      ],
      titles: [...ran('passed'), ...ran('failed')].map(({ fullName }) => fullName),
    };
    writeFileSync(process.env[REPORT_FILE] ?? '', JSON.stringify(report));
  }
}

type Part = TestModule | TestSuite | TestCase;

function failure(part: Part, error?: { message: string }): Failure {
  const [module, title] = part.type === 'module' ? [part, ''] : [part.module, part.fullName];
  const file = relative(process.cwd(), module.moduleId);
  const alone = part.type === 'test' ? [file, '--testNamePattern', exactly(part.fullName)] : [file];
  return { file, title, reason: firstLine(error?.message ?? ''), alone };
}
