import { basename } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { firstLine, type Failure } from './suiteOutcome.ts';

/** What Playwright's reporter `json` writes, as far as it is read here. */
export type PlaywrightReport = {
  stats: { expected: number; unexpected: number; skipped: number; flaky: number };
  suites: Group[];
  errors: { message?: string }[];
};

type Group = { title: string; file: string; specs: Spec[]; suites?: Group[] };
type Spec = {
  title: string;
  file: string;
  line: number;
  tests: { projectName: string; status: string; results: Result[] }[];
};
type Result = { error?: { message?: string; location?: { file: string; line: number } } };

/**
 * Each journey that failed, or passed only when it was tried again; and what kept others from being
 * loaded.
 */
export function failuresOf({ suites, errors }: PlaywrightReport): Failure[] {
  return [
    ...errors.map(({ message = '' }) => ({
      file: null,
      title: 'outside of a journey',
      reason: firstLine(message),
      alone: null,
    })),
    ...suites.flatMap((group) => inGroup(group, [])),
  ];
}

function inGroup(group: Group, above: readonly string[]): Failure[] {
  const titles = group.title === group.file ? above : [...above, group.title];
  return [
    ...group.specs.flatMap((spec) => inSpec(spec, titles)),
    ...(group.suites ?? []).flatMap((inner) => inGroup(inner, titles)),
  ];
}

const inSpec = ({ title, file, line, tests }: Spec, above: readonly string[]): Failure[] =>
  tests
    .filter(({ status }) => status === 'unexpected' || status === 'flaky')
    .map(({ projectName, results }) => ({
      file,
      title: [...above, `${title} (${projectName})`].join(' > '),
      reason: reasonOf(results.find(({ error }) => error !== undefined)?.error ?? {}),
      alone: [`${file}:${line}`, '--project', projectName],
    }));

/**
 * Its first line says what was expected only; what was looked for and where stands further below.
 */
function reasonOf({ message = '', location }: NonNullable<Result['error']>): string {
  const sought = /^Locator: .*$/m.exec(stripVTControlCharacters(message))?.[0];
  const place = location && `${basename(location.file)}:${location.line}`;
  return [firstLine(message), sought, place].filter((part) => part !== undefined).join(' · ');
}
