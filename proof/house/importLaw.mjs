import { dirname, resolve } from 'node:path';
import { nouns as table } from '../../events/nouns.ts';
import { pastTheDoor } from './areaDoors.mjs';
import { importRule } from './importRule.mjs';
import { zones } from './zones.mjs';

/**
 * The nouns that commands are about; none knows another. The plan is what two of them hold, an
 * invitation leads into two.
 */
const folderOfNoun = new RegExp(`^services/command/src/nouns/(${Object.keys(table).join('|')})/`);
const nounOf = (path) => folderOfNoun.exec(path ?? '')?.[1];
/** What none of them owns, and so knows none of them. */
const shared = /^services\/command\/src\/(decisions|nouns\/(plan|invitation))\//;

/** What makes a concrete adapter: named in composition roots alone. */
const adapters =
  /^(openLog|openPostgresLog|openEventStoreDbLog|openPostgresVault|smtpMailer|startPostgres|createMailbox)$/;
const roots =
  /(^|\/)(main|index)\.ts$|^packages\/log\/openLog\.ts$|^local\/|\.test\.tsx?$|\.contract\.ts$|\/testing\/|\/contract\/|^proof\//;
/**
 * Tests may use the test database, and any package by its entry. The apps' build scripts run on
 * Node.
 */
const free = /\.test\.tsx?$|\.contract\.ts$|\/testing\/|\/contract\/|^(admin|portal)\/[^/]+\.ts$/;

const packages = {
  '@waymark/events': 'events',
  '@waymark/events/bookingProviders': 'events',
  '@waymark/events/calendarDays': 'events',
  '@waymark/events/isHeld': 'events',
  '@waymark/events/takingPart': 'events',
  '@waymark/events/forms': 'events',
  '@waymark/events/forms/exchange': 'events',
  '@waymark/events/jobs': 'events',
  '@waymark/events/marks': 'events',
  '@waymark/events/personKind': 'events',
  '@waymark/events/telling': 'events',
  '@waymark/events/testing': 'events',
  '@waymark/events/turn': 'events',
  '@waymark/events/pictureLimits': 'events',
  '@waymark/events/youTube': 'events',
  '@waymark/log': 'log',
  '@waymark/log/fakeEventStoreDb': 'log',
  '@waymark/files': 'files',
  '@waymark/vault': 'vault',
  '@waymark/postgres': 'postgres',
  '@waymark/postgres/testing': 'postgres',
  '@waymark/api': 'api',
  '@waymark/api/address': 'api',
  '@waymark/api/addresses': 'api',
  '@waymark/api/fileLimits': 'api',
  '@waymark/api/fileName': 'api',
  '@waymark/api/headers': 'api',
  '@waymark/api/problems': 'api',
  '@waymark/api/setCommand': 'api',
  '@waymark/api/testing': 'api',
  '@waymark/client': 'client',
  '@waymark/edge': 'edge',
  '@waymark/edge/testing': 'edge',
  '@waymark/command': 'command',
  '@waymark/projector': 'projector',
};

/** What the product is made of, and what runs, ships and proves it. */
const product = /^(admin|portal|services|events|packages)\//;
const around = /^(local|proof|deploy|@waymark\/local)\//;

/** The package that a file is part of: a folder with an entry of its own. */
const packageOf = (path) => /^((services|packages|proof)\/)?[^/]+/.exec(path)[0];

const zoneOf = (file) => zones.find(({ files }) => files.test(file));

/** The zone or package that an import leads to. */
function target(specifier, file) {
  if (specifier.startsWith('.')) {
    const path = resolve('/', dirname(file), specifier).slice(1);
    return { name: zoneOf(path).name, path };
  }
  if (specifier.startsWith('node:')) return { name: 'node' };
  if (specifier.startsWith('@waymark/look')) return { name: 'look' };
  if (packages[specifier] !== undefined) return { name: packages[specifier] };
  return { name: specifier, foreign: true };
}

/**
 * Why this import is against the import law (docs/ARCHITECTURE.md: who may know whom); null when it
 * is not.
 */
export function offence(specifier, file, names = []) {
  if (!roots.test(file)) {
    const adapter = names.find((name) => adapters.test(name));
    if (adapter !== undefined)
      return `${adapter} is a concrete adapter: only a main.ts may name it.`;
  }
  const to = target(specifier, file);
  if (product.test(file) && around.test(to.path ?? `${specifier}/`))
    return 'nothing of the product, no test of it either, knows what stands around it.';
  const isOfAnother = to.path !== undefined && packageOf(to.path) !== packageOf(file);
  if (product.test(file) && isOfAnother)
    return 'another package is imported by its name, through its entry.';
  if (free.test(file)) return null;
  const ofDoors = to.path === undefined ? null : pastTheDoor(specifier, file);
  if (ofDoors !== null) return ofDoors;
  const zone = zoneOf(file);
  if (zone.may === null || (to.foreign && zone.may.includes('packages'))) return null;
  const noun = nounOf(to.path);
  const own = nounOf(file);
  if (noun !== undefined && noun !== own && (own ?? shared.test(file)))
    return 'one noun never imports another.';
  const allowed = zone.may.some(
    (name) =>
      to.name === name ||
      (to.foreign &&
        (to.name.startsWith(`${name}/`) || (name.endsWith('/') && to.name.startsWith(name)))),
  );
  return allowed ? null : `${zone.name} may not import ${to.name}.`;
}

/** The law as a lint rule. */
export const importLaw = importRule('Import law', offence);
