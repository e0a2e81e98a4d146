import { existsSync, globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readSchemas } from '@waymark/api';
import { ADDRESS_HEADER, ARRIVED_WITHIN } from '@waymark/edge';
import { load } from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { commandEnvironment } from '../services/command/src/env.ts';
import { mailInEnvironment } from '../services/command/src/mail/mailIn/env.ts';
import { projectorEnvironment } from '../services/projector/src/env.ts';
import { MOST_CONNECTIONS } from '@waymark/postgres';
import { readModels } from '../services/projector/src/readModels/readModels.ts';
import { composeFile, composeVariables, rootFile } from './composeFile.ts';
import { secrets, settingsOf } from './testing/secrets.ts';

const root = join(import.meta.dirname, '..');
const { services, volumes } = composeFile({});
const service = (name: string) => {
  const found = services[name];
  if (found === undefined) throw new Error(`there is no service ${name}`);
  return found;
};

describe('settings', () => {
  test('the services start with what they are given, and listen beyond their container', () => {
    const command = commandEnvironment(settingsOf('command-1'));
    const projector = projectorEnvironment(settingsOf('projector'));
    expect([command.HOST, projector.HOST]).toEqual(['0.0.0.0', '0.0.0.0']);
    expect(command.SIGNING_SECRET).toBe(secrets.SIGNING_SECRET);
    expect(projector.SIGNING_SECRET).toBeUndefined();
    expect(service('projector').secrets).not.toContain('signing_secret');
    expect(command.VAULT_MASTER_KEY).toEqual(projector.VAULT_MASTER_KEY);
    expect(new URL(command.SMTP_URL).hostname).toBe('mail');
    expect(service('command-2')).toEqual(service('command-1'));
  });

  test('each program has its own login, and no service the administrator', () => {
    const passwordsOf = (name: string) =>
      service(name).secrets.filter((key) => key.endsWith('_password'));
    expect(passwordsOf('command-1')).toEqual(['writer_password']);
    expect(passwordsOf('projector')).toEqual(['projector_password', 'reader_password']);
    expect(service('prepare').environment['ADMIN_LOGIN']).toBe(
      service('postgres').environment['POSTGRES_USER'],
    );
    expect(settingsOf('prepare')['ADMIN_PASSWORD']).toBe(
      settingsOf('postgres')['POSTGRES_PASSWORD'],
    );
  });

  test('secrets reach containers as files, each those that it needs, and stand in no environment', () => {
    const { secrets: files } = composeFile({});
    expect(Object.keys(files).sort()).toEqual(
      Object.keys(secrets)
        .map((name) => name.toLowerCase())
        .sort(),
    );
    for (const [name, { file }] of Object.entries(files)) expect(file).toBe(`./secrets/${name}`);
    expect(composeFile({ SECRETS_FOLDER: '/etc/waymark' }).secrets['smtp_url']?.file).toBe(
      '/etc/waymark/smtp_url',
    );
    for (const [name, { environment, secrets: own, entrypoint }] of Object.entries(services)) {
      for (const setting of Object.keys(environment))
        expect([name, setting]).toEqual([
          name,
          expect.not.stringMatching(/(SECRET|PASSWORD|MASTER_KEY|_KEY_OTHER)$/),
        ]);
      const read = [...Object.values(environment), ...(entrypoint ?? [])].join(' ');
      for (const secret of own)
        expect([name, read]).toEqual([name, expect.stringContaining(`/run/secrets/${secret}`)]);
    }
  });

  test('one database goes to all, a named one without the bundled one', () => {
    const named = composeFile({
      DATABASE_URL: 'postgres://elsewhere:5432/w?sslmode=verify-full',
    }).services;
    for (const name of ['prepare', 'command-1', 'projector']) {
      expect(service(name).environment['DATABASE_URL']).toBe('postgres://postgres:5432/waymark');
      expect(named[name]?.environment['DATABASE_URL']).toBe(
        'postgres://elsewhere:5432/w?sslmode=verify-full',
      );
    }
    expect(service('postgres').profiles).toEqual(['postgres']);
  });

  test('the event log is EventStoreDB in all, with a user and TLS; another address goes to all', () => {
    const urls = ['prepare', 'command-1', 'projector'].map((name) => settingsOf(name)['ESDB_URL']);
    expect(urls).toEqual(Array(3).fill(secrets.ESDB_URL));
    const { environment, profiles } = service('eventstore');
    expect(profiles).toEqual(['eventstore']);
    expect(Object.keys(environment)).not.toContain('EVENTSTORE_INSECURE');
    expect(service('eventstore').entrypoint?.join(' ')).toContain(
      'export EVENTSTORE_DEFAULT_ADMIN_PASSWORD',
    );
  });

  test('services start once the preparation is done, which waits for what it prepares', () => {
    for (const name of ['command-1', 'command-2', 'projector'])
      expect(service(name).depends_on).toEqual({
        prepare: { condition: 'service_completed_successfully', required: true },
      });
    const healthy = { condition: 'service_healthy', required: false };
    expect(service('prepare').depends_on).toEqual({ postgres: healthy, eventstore: healthy });
  });

  test('what somebody may have elsewhere is started by name, and by the first .env', () => {
    const named = Object.entries(services).flatMap(([name, { profiles }]) =>
      profiles.map((profile) => [name, profile]),
    );
    expect(Object.fromEntries(named)).toEqual({
      ...{ postgres: 'postgres', mail: 'mail', files: 'files', 'mail-in': 'mail-in' },
      ...{ eventstore: 'eventstore', 'eventstore-certificates': 'eventstore' },
    });
    const first = rootFile('deploy/newSecrets.sh');
    expect(first).toContain('COMPOSE_PROFILES=postgres,eventstore,mail');
  });

  test('all connections of all services together are fewer than Postgres takes, with room for one more of each', () => {
    const {
      command,
      mailIn,
      vault,
      log,
      besideTheLog,
      reads,
      own,
      ofAReadModel,
      besideReadModels,
    } = MOST_CONNECTIONS;
    const ofCommand = command + vault + log + besideTheLog;
    const ofProjector =
      ofAReadModel * readModels.length +
      besideReadModels +
      reads +
      own +
      vault +
      log +
      besideTheLog;
    const most = 2 * ofCommand + ofProjector + mailIn + vault + log + besideTheLog;
    const [, taken = 0] = /max_connections=(\d+)/.exec(rootFile('docker-compose.yml')) ?? [];
    expect(Number(taken)).toBeGreaterThan(most + ofCommand + ofProjector + 10);
    expect(rootFile('docker-compose.yml')).toContain(`open ${most} connections at most`);
    expect(rootFile('docs/OPERATIONS.md')).toContain(`${most} connections`);
  });

  test('every setting that they know is set, so that none is forgotten here', () => {
    for (const [name, settings] of [
      ['command-1', commandEnvironment(settingsOf('command-1'))],
      ['projector', projectorEnvironment(settingsOf('projector'))],
      [
        'mail-in',
        mailInEnvironment(settingsOf('mail-in', { MAIL_IN_DOMAIN: 'in.waymark.example' })),
      ],
    ] as const) {
      expect(Object.keys(settingsOf(name)).sort()).toEqual(Object.keys(settings).sort());
    }
  });

  test('who reaches the page for the first time is nobody to it: they need an invitation', () => {
    expect(commandEnvironment(settingsOf('command-1')).SIGN_UP).toBe('invited');
    expect(commandEnvironment(settingsOf('command-1', { SIGN_UP: 'anybody' })).SIGN_UP).toBe(
      'anybody',
    );
  });

  test('.env.example names every variable', () => {
    const example = rootFile('.env.example');
    expect(
      composeVariables().filter((name) => !new RegExp(`^#? ?${name}=`, 'm').test(example)),
    ).toEqual([]);
  });
});

test('the compose file is YAML before any variable is filled in, as Compose reads it', () => {
  expect(
    Object.keys((load(rootFile('docker-compose.yml')) as { services: object }).services).sort(),
  ).toEqual(Object.keys(services).sort());
});

describe('images and files', () => {
  test('every foreign image is pinned to a version', () => {
    const stages = [...rootFile('Dockerfile').matchAll(/^FROM (\S+) AS (\w+)/gm)];
    const own = stages.map(([, , stage]) => stage);
    const bases = stages.map(([, image]) => image ?? '').filter((image) => !own.includes(image));
    const foreign = Object.values(services)
      .map(({ image }) => image)
      .filter((image) => !image.startsWith('waymark/'));
    expect(bases.length + foreign.length).toBeGreaterThan(4);
    expect(
      [...bases, ...foreign].filter(
        (image) => !/:v?\d+\.\d+(\.\d+)?(-[\w.]+)*(@sha256:[0-9a-f]{64})?$/.test(image),
      ),
    ).toEqual([]);
  });

  test('what is built is a stage of the Dockerfile, and no stage that runs does so as root', () => {
    const stages = new Map(
      rootFile('Dockerfile')
        .split(/^FROM /m)
        .map((text) => [/^\S+ AS (\w+)/.exec(text)?.[1] ?? '', text]),
    );
    for (const { build } of Object.values(services)) {
      if (build !== undefined) expect(stages.get(build.target)).toMatch(/^USER (node|waymark)$/m);
    }
  });

  test('an image is built once, and one that is ours is asked of no registry', () => {
    const ours = Object.values(services).filter(({ image }) => image.startsWith('waymark/'));
    expect(ours.length).toBeGreaterThan(4);
    expect(ours.filter(({ pull_policy }) => pull_policy !== 'never')).toEqual([]);
    const built = ours.filter(({ build }) => build !== undefined).map(({ image }) => image);
    expect(built.sort()).toEqual([...new Set(ours.map(({ image }) => image))].sort());
  });

  test('dependencies are installed before the sources are there, by the manifest of every workspace', () => {
    const [manifests = '', ...stages] = rootFile('Dockerfile').split(
      /^FROM (?!node:\S+ AS manifests)/m,
    );
    const { workspaces } = JSON.parse(rootFile('package.json')) as { workspaces: string[] };
    const manifestsHere = globSync(
      workspaces.map((each) => `${each}/package.json`),
      { cwd: root },
    );
    expect(manifestsHere.length).toBeGreaterThan(10);
    for (const folder of manifestsHere.map(dirname))
      expect(manifests).toContain(`COPY ${folder}/package.json ${folder}/\n`);
    const installing = stages.filter((text) => text.includes('npm ci'));
    expect(installing).toHaveLength(2);
    for (const stage of installing) expect(stage.split('npm ci')[0]).not.toContain('COPY . .');
  });

  test('each container has limits: of memory, processors, processes, and of what it may leave in its log', () => {
    for (const [name, { mem_limit, cpus, pids_limit, logging }] of Object.entries(services)) {
      expect([name, mem_limit]).toEqual([name, expect.stringMatching(/^\d+[mg]$/)]);
      expect([name, cpus]).toEqual([name, expect.any(Number)]);
      expect([name, pids_limit]).toEqual([name, expect.any(Number)]);
      expect([name, logging.options]).toEqual([name, { 'max-size': '20m', 'max-file': '5' }]);
    }
  });

  test('each container is without capabilities, but for those that its program asks for', () => {
    const kept = Object.entries(services).flatMap(([name, { cap_drop, cap_add, security_opt }]) => {
      expect([name, cap_drop, security_opt]).toEqual([name, ['ALL'], ['no-new-privileges:true']]);
      return cap_add.length === 0 ? [] : [[name, cap_add]];
    });
    expect(Object.fromEntries(kept)).toEqual({
      // The image begins as root, hands the data folder to its own user, and goes on as that one.
      postgres: ['CHOWN', 'DAC_OVERRIDE', 'FOWNER', 'SETGID', 'SETUID'],
      proxy: ['NET_BIND_SERVICE'],
    });
  });

  test('commands and health checks name files that are there', () => {
    const files = Object.values(services)
      .flatMap(({ command = [], healthcheck }) => [...command, ...healthcheck.test])
      .filter((word) => /\.(ts|mjs)$/.test(word));
    expect(new Set(files)).toEqual(
      new Set([
        ...[
          'services/command/src/main.ts',
          'services/command/src/mail/mailIn/main.ts',
          'services/projector/src/main.ts',
          'services/command/src/database/main.ts',
        ],
        'deploy/healthcheck.mjs',
      ]),
    );
    for (const file of files) expect(existsSync(join(root, file))).toBe(true);
  });

  test('only declared volumes and services are used', () => {
    const used = Object.values(services).flatMap((each) =>
      each.volumes.map((volume) => volume.split(':')[0]),
    );
    expect(new Set(used)).toEqual(new Set(Object.keys(volumes)));
    for (const name of Object.values(services).flatMap((each) => Object.keys(each.depends_on)))
      expect(Object.keys(services)).toContain(name);
  });
});

describe('the way in', () => {
  test('only the proxy is published, and mail in where it is wanted, by default on loopback', () => {
    const published = Object.entries(services).filter(([, { ports }]) => ports.length > 0);
    expect(published.map(([name, { ports }]) => [name, ports])).toEqual([
      ['mail-in', ['127.0.0.1:2525:2525']],
      ['proxy', ['127.0.0.1:8080:8080']],
    ]);
  });

  test('commands, sign-in and previews go to the command service, reads to the projector', () => {
    const matchers = (/@command path (.+)/.exec(rootFile('deploy/Caddyfile'))?.[1] ?? '')
      .split(' ')
      .map((path) => new RegExp(`^${path.replaceAll('.', '\\.').replaceAll('*', '.*')}$`));
    const toCommand = (path: string) => matchers.some((matcher) => matcher.test(path));
    for (const path of [
      'commands/AddMilestone',
      'session',
      'session/code',
      'session/refresh',
      'previews/blueprint-import',
      'mails/stop',
      'openapi.json',
    ]) {
      expect([path, toCommand(`/api/${path}`)]).toEqual([path, true]);
    }
    for (const name of [...Object.keys(readSchemas), 'me', 'live'])
      expect([name, toCommand(`/api/${name}`), toCommand(`/api/${name}/1`)]).toEqual([
        name,
        false,
        false,
      ]);
  });

  test('the proxy asks where the services listen', () => {
    const upstreams = [
      ...rootFile('deploy/Caddyfile').matchAll(/\{\$(?:COMMAND|PROJECTOR)_UPSTREAM:([^}]+)\}/g),
    ];
    expect(new Set(upstreams.flatMap(([, addresses = '']) => addresses.split(' ')))).toEqual(
      new Set(
        ['command-1', 'command-2', 'projector'].map(
          (name) => `${name}:${service(name).environment['PORT']}`,
        ),
      ),
    );
  });

  test('the proxy alone says who the caller is, in one header, and holds slow callers off', () => {
    const caddyfile = rootFile('deploy/Caddyfile');
    const upstreams = /\(upstreams\) \{\n([\s\S]*?)\n\}/.exec(caddyfile)?.[1] ?? '';
    expect(upstreams).toContain(`header_up ${ADDRESS_HEADER} {client_ip}`);
    expect(upstreams).toContain('header_up -X-Forwarded-For');
    expect(upstreams).toMatch(/request_buffers \d+KiB/);
    expect(caddyfile).toMatch(/trusted_proxies static \S+\n\t+trusted_proxies_strict/);
    for (const timeout of ['read_header', 'read_body'])
      expect(caddyfile).toContain(`${timeout} ${ARRIVED_WITHIN / 1000}s`);
    for (const place of caddyfile.split('reverse_proxy ').slice(1))
      expect(place.split('}\n')[0]).toContain('import upstreams');
  });

  test('what is for the inside alone is not led to', () => {
    const led = [
      ...rootFile('deploy/Caddyfile').matchAll(
        /^\t(?:@\w+ path|handle(?:_path)?) (.+?)(?: \{)?$/gm,
      ),
    ]
      .flatMap(([, paths = '']) => paths.split(' '))
      .filter((path) => path.startsWith('/'));
    expect(led).toContain('/api/*');
    const reaches = (path: string) =>
      led.some((pattern) => path === pattern || path.startsWith(pattern.replace('*', '\0')));
    for (const path of ['/metrics', '/readyz', '/healthz'])
      expect([path, reaches(path)]).toEqual([path, false]);
  });
});
