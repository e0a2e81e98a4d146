import { dirname, relative, resolve } from 'node:path';
import { nouns as table } from '../events/nouns.ts';

/**
 * The import law (docs/ARCHITECTURE.md): who may know whom. `may` lists zones and packages by prefix; `node` stands for
 * Node's own modules, `packages` for any package that is not of this house. The first zone whose pattern fits a file is
 * its zone.
 */
export const zones = [
  {
    name: 'event-log',
    files: /^events\/(log|vault|postgres)\//,
    may: [
      'event-log',
      'events',
      'node',
      'pg',
      'zod',
      '@eventstore/db-client',
      '@grpc/grpc-js',
      'testcontainers',
    ],
  },
  { name: 'events', files: /^events\//, may: ['events', 'zod'] },
  {
    name: 'api-http',
    files: /^api\/http\//,
    may: [
      'api-http',
      'api',
      'events',
      'node',
      'koa',
      'jsonwebtoken',
      'pino',
      'prom-client',
      'zod',
    ],
  },
  { name: 'api', files: /^api\//, may: ['api', 'events', 'zod'] },
  { name: 'look', files: /^look\//, may: ['look', 'react'] },
  {
    name: 'decide',
    files: /^services\/command\/src\/decide\//,
    may: ['decide', 'events', 'api', 'zod'],
  },
  {
    name: 'policies',
    files: /^services\/command\/src\/policies\//,
    may: ['policies', 'events', 'api'],
  },
  {
    name: 'command',
    files: /^services\/command\//,
    may: [
      'command',
      'decide',
      'policies',
      'api',
      'api-http',
      'events',
      'event-log',
      'look',
      'node',
      'packages',
    ],
  },
  {
    name: 'projector',
    files: /^services\/projector\//,
    may: [
      'projector',
      'api',
      'api-http',
      'events',
      'event-log',
      'node',
      'packages',
    ],
  },
  {
    name: 'portal',
    files: /^portal\//,
    may: [
      'portal',
      'api',
      'events',
      'look',
      'react',
      'react-dom',
      'wouter',
      'lucide-react',
      '@fontsource-variable/',
    ],
  },
  {
    name: 'admin',
    files: /^admin\//,
    may: ['admin', 'api', 'events', 'look', 'packages'],
  },
  { name: 'elsewhere', files: /./, may: null },
];

/** The nouns that decisions are about; one never knows another. */
const nouns = new RegExp(
  `^services/command/src/decide/(${Object.keys(table).join('|')})\\.ts$`,
);

/** What makes a concrete adapter: named in composition roots alone. */
const adapters =
  /^(openLog|openPostgresLog|openEventStoreDbLog|openPostgresVault|smtpMailer|startPostgres|createMailbox)$/;
const roots =
  /(^|\/)(main|index)\.ts$|^events\/log\/openLog\.ts$|^local\/|\.test\.tsx?$|\.contract\.ts$|\/testing\/|\/contract\/|^e2e\/|^drill\/|^bench\//;
/** Tests may use the test database and read what they test from outside. The apps' build scripts run on Node. */
const free =
  /\.test\.tsx?$|\.contract\.ts$|\/testing\/|\/contract\/|^(admin|portal)\/[^/]+\.ts$/;

const packages = {
  '@waymark/events': 'events',
  '@waymark/events/telling': 'events',
  '@waymark/events/log': 'event-log',
  '@waymark/events/vault': 'event-log',
  '@waymark/events/postgres': 'event-log',
  '@waymark/api': 'api',
  '@waymark/api/headers': 'api',
  '@waymark/api/http': 'api-http',
  '@waymark/api/testing': 'api',
  '@waymark/look': 'look',
  '@waymark/command': 'command',
  '@waymark/projector': 'projector',
};

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

/** Why this import is against the law; null when it is not. */
export function offence(specifier, file, names = []) {
  if (!roots.test(file)) {
    const adapter = names.find((name) => adapters.test(name));
    if (adapter !== undefined)
      return `${adapter} is a concrete adapter: only a main.ts may name it.`;
  }
  if (free.test(file)) return null;
  const zone = zoneOf(file);
  const to = target(specifier, file);
  if (zone.may === null || (to.foreign && zone.may.includes('packages')))
    return null;
  if (nouns.test(file) && to.path !== undefined && nouns.test(to.path))
    return 'one noun of decide never imports another.';
  const allowed = zone.may.some(
    (name) =>
      to.name === name ||
      (to.foreign &&
        (to.name.startsWith(`${name}/`) ||
          (name.endsWith('/') && to.name.startsWith(name)))),
  );
  return allowed ? null : `${zone.name} may not import ${to.name}.`;
}

/** The law as a lint rule. */
export const importLaw = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const file = relative(context.cwd, context.filename).replaceAll('\\', '/');
    const check = (node) => {
      if (typeof node.source?.value !== 'string') return;
      const names = (node.specifiers ?? []).flatMap(({ imported, local }) => [
        imported?.name ?? local?.name ?? '',
      ]);
      const why = offence(node.source.value, file, names);
      if (why !== null) context.report({ node, message: `Import law: ${why}` });
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
    };
  },
};
