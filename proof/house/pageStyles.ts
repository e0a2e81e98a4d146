import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

const root = join(import.meta.dirname, '../..');
/** The app comes with this one; all else is loaded when it is asked for. */
const ENTRY = 'admin/src/shell/main.tsx';

const filesOf = (folder: string): readonly string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', folder], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => file !== '' && existsSync(join(root, file)));

const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');
const beside = (file: string, path: string): string =>
  relative(root, resolve(root, dirname(file), path));

/** What comes with a file at once, and what it asks for later. */
const atOnce = /^(?:import|export)\s(?!type\b)(?:[^;'"]*?\sfrom\s)?['"](\.[^'"]+)['"]/gm;
const later = /import\(\s*['"](\.[^'"]+)['"]\s*\)/g;

const named = (words: string): readonly string[] =>
  words.replace(/\$\{[^}]*\}/g, ' ').match(/[a-z][\w-]*/g) ?? [];

/** Classes that a component gives to its elements, as far as they are written there. */
function classesIn(source: string): ReadonlySet<string> {
  const written = source.matchAll(/className=(?:"([^"]*)"|\{\s*`([^`]*)`)/g);
  const chosen = source.matchAll(/className=\{[^}]*?(?<!===? )'([^']*)'(?! ===?)/g);
  return new Set([...written, ...chosen].flatMap(([, one, two]) => named(one ?? two ?? '')));
}

/**
 * By class, the style sheets that say how it looks: those where a rule begins with it, or, where
 * none does, where it stands within others. What a page changes of another's part does not draw
 * that part.
 */
function definitions(sheets: readonly string[]): Map<string, Set<string>> {
  const own = new Map<string, Set<string>>();
  const within = new Map<string, Set<string>>();
  for (const sheet of sheets) {
    const rules = textOf(sheet).replace(/\/\*[\s\S]*?\*\//g, '');
    for (const [selectors] of rules.matchAll(/[^{};]+(?=\{)/g))
      for (const selector of selectors.split(/,(?![^(]*\))/)) {
        const [first = '', ...others] = selector.trim().split(/[\s>+~]+/);
        const into = (map: typeof own, part: string) => {
          for (const [, name = ''] of part.matchAll(/\.([a-z][\w-]*)/g))
            map.set(name, (map.get(name) ?? new Set()).add(sheet));
        };
        into(own, first);
        into(within, others.join(' '));
      }
  }
  return new Map([...within, ...own]);
}

/**
 * Classes of the staff's app that look like nothing on a page that is the first one opened, since
 * the style sheet that they stand in comes with another page alone: `file: class`.
 */
export function unstyled(): readonly string[] {
  const files = filesOf('admin/src');
  const sources = new Map(
    files
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\/testing\//.test(file))
      .map((file) => [file, textOf(file)]),
  );
  const defined = definitions(files.filter((file) => file.endsWith('.css')));
  const linked = (file: string, how: RegExp): readonly string[] =>
    [...(sources.get(file) ?? '').matchAll(how)].map(([, path = '']) => beside(file, path));
  const known = new Map<string, ReadonlySet<string>>();
  const comesWith = (file: string): ReadonlySet<string> => {
    const before = known.get(file);
    if (before !== undefined) return before;
    const all = new Set([file]);
    for (const one of all) for (const next of linked(one, atOnce)) all.add(next);
    known.set(file, all);
    return all;
  };
  const always = comesWith(ENTRY);
  const askers = new Map<string, string[]>();
  for (const file of sources.keys())
    for (const part of linked(file, later)) askers.set(part, [...(askers.get(part) ?? []), file]);
  const parts = [...askers.keys()];
  /** All that is there whenever a part is: it, and what is there wherever it is asked for. */
  const there = (part: string, below: ReadonlySet<string>): ReadonlySet<string> => {
    const around = (askers.get(part) ?? []).flatMap((asker) =>
      always.has(asker)
        ? [always]
        : parts
            .filter((one) => !below.has(one) && comesWith(one).has(asker))
            .map((one) => there(one, new Set([...below, one]))),
    );
    const [first = new Set<string>(), ...others] = around;
    const shared = [...first].filter((file) => others.every((one) => one.has(file)));
    return new Set([...always, ...comesWith(part), ...shared]);
  };
  const found = new Set<string>();
  for (const part of parts) {
    const sheets = there(part, new Set([part]));
    for (const file of comesWith(part))
      if (file.endsWith('.tsx') && !always.has(file))
        for (const name of classesIn(sources.get(file) ?? '')) {
          const at = defined.get(name);
          // How something is just now is said beside what it is.
          if (name.startsWith('is-')) continue;
          if (at !== undefined && ![...at].some((sheet) => sheets.has(sheet)))
            found.add(`${file}: ${name}`);
        }
  }
  return [...found].toSorted();
}
