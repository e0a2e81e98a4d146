/**
 * The zones of the import law (docs/ARCHITECTURE.md). `may` lists zones and packages by prefix;
 * `node` stands for Node's own modules, `packages` for any package that is not of this house. The
 * first zone whose pattern fits a file is its zone.
 */
export const zones = [
  { name: 'events', files: /^events\//, may: ['events', 'look', 'zod'] },
  { name: 'postgres', files: /^packages\/postgres\//, may: ['postgres', 'node', 'pg'] },
  {
    name: 'log',
    files: /^packages\/log\//,
    may: [
      'log',
      'events',
      'postgres',
      'node',
      'pg',
      '@eventstore/db-client',
      '@grpc/grpc-js',
      'testcontainers',
    ],
  },
  {
    name: 'vault',
    files: /^packages\/vault\//,
    may: ['vault', 'events', 'postgres', 'node', 'pg', 'lru-cache'],
  },
  {
    name: 'files',
    files: /^packages\/files\//,
    may: ['files', 'node', '@aws-sdk/client-s3', 'fauxqs', 'zod'],
  },
  {
    name: 'edge',
    files: /^packages\/edge\//,
    may: [
      'edge',
      'api',
      'look',
      'node',
      'koa',
      '@koa/router',
      'jsonwebtoken',
      'pino',
      'prom-client',
      'zod',
    ],
  },
  { name: 'api', files: /^packages\/api\//, may: ['api', 'events', 'look', 'zod'] },
  { name: 'client', files: /^packages\/client\//, may: ['client', 'api', 'eventsource-parser'] },
  { name: 'frames', files: /^packages\/frames\//, may: ['frames', 'node', 'vite'] },
  {
    // A form is drawn by the same rule as it is checked; nothing else of `look` knows what is
    // drawn.
    name: 'formViewer',
    files: /^packages\/look\/formViewer\//,
    may: ['formViewer', 'look', 'events', 'react'],
  },
  { name: 'look', files: /^packages\/look\//, may: ['look', 'react'] },
  {
    name: 'policies',
    files: /^services\/command\/src\/(policies\/|nouns\/([^/]+\/)*policy(\.test)?\.ts$)/,
    may: ['policies', 'events', 'api'],
  },
  {
    // Lines of the one table, which ties decisions to the rest.
    name: 'tables',
    files: /^services\/command\/src\/nouns\/([^/]+\/)*(commands|\w+Entry|\w+Table)\.ts$/,
    may: ['tables', 'command', 'decisions', 'policies', 'api', 'events', 'log', 'zod'],
  },
  {
    name: 'decisions',
    files: /^services\/command\/src\/(decisions|nouns)\//,
    may: ['decisions', 'events', 'api', 'zod'],
  },
  {
    name: 'command',
    files: /^services\/command\//,
    may: [
      'command',
      'tables',
      'decisions',
      'policies',
      'api',
      'edge',
      'events',
      'files',
      'log',
      'postgres',
      'vault',
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
      'edge',
      'events',
      'files',
      'log',
      'look',
      'postgres',
      'vault',
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
      'client',
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
    may: ['admin', 'api', 'client', 'events', 'look', 'packages'],
  },
  { name: 'elsewhere', files: /./, may: null },
];
