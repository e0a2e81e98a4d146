import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const program = join(root, 'node_modules/oxlint/bin/oxlint');

/** A planted text, and the path at which the lint meets it. */
export type Planted = { readonly file: string; readonly source: string };

/**
 * What the lint itself says of planted texts, by the project's own configuration: for each of them
 * the rules that are broken, one for each finding. They stand in a folder of their own, where a
 * lint of the house that runs meanwhile does not find them.
 */
export function lintOf(planted: readonly Planted[]): string[][] {
  const folder = mkdtempSync(join(tmpdir(), 'waymark-lint-'));
  try {
    const places = planted.map(({ file }, i) => file.replace(/planted/, `planted${i}`));
    planted.forEach(({ source }, i) => write(join(folder, places[i]!), source));
    write(join(folder, '.oxlintrc.json'), configuration());
    const { stdout } = spawnSync(process.execPath, [program, '--format', 'json'], {
      cwd: folder,
      encoding: 'utf8',
    });
    const { diagnostics } = JSON.parse(stdout) as {
      diagnostics: { filename: string; code?: string }[];
    };
    return places.map((place) =>
      diagnostics
        .filter(({ filename }) => filename === place)
        .map(({ code }) => code ?? 'unused disable comment'),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** That of the project; only the rules of the house are named by where they stand. */
function configuration(): string {
  const read = JSON.parse(readFileSync(join(root, '.oxlintrc.json'), 'utf8')) as {
    jsPlugins: string[];
  };
  return JSON.stringify({ ...read, jsPlugins: read.jsPlugins.map((path) => join(root, path)) });
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
