import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readSchemas } from '@waymark/api';
import { ADDRESS_HEADER, ARRIVED_WITHIN } from '@waymark/api/http';
import { describe, expect, test } from 'vitest';
import { commandEnvironment } from '../services/command/src/env.ts';
import { projectorEnvironment } from '../services/projector/src/env.ts';
import { composeFile, composeVariables, rootFile } from './composeFile.ts';

const root = join(import.meta.dirname, '..');
const secrets = {
  POSTGRES_PASSWORD: 'p'.repeat(48),
  SIGNING_SECRET: 's'.repeat(64),
  VAULT_MASTER_KEY: Buffer.alloc(32, 7).toString('base64'),
};
const { services, volumes } = composeFile(secrets);
const service = (name: string) => {
  const found = services[name];
  if (found === undefined) throw new Error(`there is no service ${name}`);
  return found;
};

describe('settings', () => {
  test('the services start with what they are given, and listen beyond their container', () => {
    const command = commandEnvironment(service('command-1').environment);
    const projector = projectorEnvironment(service('projector').environment);
    expect([command.HOST, projector.HOST]).toEqual(['0.0.0.0', '0.0.0.0']);
    expect(command.SIGNING_SECRET).toBe(projector.SIGNING_SECRET);
    expect(command.VAULT_MASTER_KEY).toBe(projector.VAULT_MASTER_KEY);
    expect(new URL(command.DATABASE_URL).password).toBe(service('postgres').environment['POSTGRES_PASSWORD']);
    expect(new URL(command.SMTP_URL).hostname).toBe('mail');
    expect(service('command-2')).toEqual(service('command-1'));
  });

  test('the event log is EventStoreDB in both, another address goes to both, and the services wait for it', () => {
    const urls = (of: typeof services) => ['command-1', 'projector'].map((name) => of[name]?.environment['ESDB_URL']);
    expect(urls(services)).toEqual(Array(2).fill('esdb://eventstore:2113?tls=false'));
    expect(urls(composeFile({ ...secrets, ESDB_URL: 'esdb://elsewhere:2113' }).services)).toEqual(
      Array(2).fill('esdb://elsewhere:2113'),
    );
    for (const name of ['command-1', 'command-2', 'projector'])
      expect(service(name).depends_on).toEqual(expect.arrayContaining(['eventstore', 'postgres']));
  });

  test('the file store is asked for by name, since nothing uses it', () => {
    expect(Object.keys(services).filter((name) => service(name).profiles.length > 0)).toEqual(['files']);
  });

  test('every setting that they know is set, so that none is forgotten here', () => {
    for (const [name, settings] of [
      ['command-1', commandEnvironment(service('command-1').environment)],
      ['projector', projectorEnvironment(service('projector').environment)],
    ] as const) {
      expect(Object.keys(service(name).environment).sort()).toEqual(Object.keys(settings).sort());
    }
  });

  test('secrets have no default: without one nothing starts', () => {
    expect(composeVariables().required).toEqual(Object.keys(secrets).sort());
    for (const missing of Object.keys(secrets))
      expect(() => composeFile({ ...secrets, [missing]: '' })).toThrow(missing);
  });

  test('.env.example names every variable', () => {
    const example = rootFile('.env.example');
    expect(composeVariables().all.filter((name) => !new RegExp(`^#? ?${name}=`, 'm').test(example))).toEqual([]);
  });
});

describe('images and files', () => {
  test('every foreign image is pinned to a version', () => {
    const bases = [...rootFile('Dockerfile').matchAll(/^FROM (\S+)/gm)].map(([, image]) => image ?? '');
    const foreign = Object.values(services)
      .filter(({ build }) => build === undefined)
      .map(({ image }) => image);
    expect(bases.length + foreign.length).toBeGreaterThan(4);
    expect([...bases, ...foreign].filter((image) => !/:v?\d+\.\d+(\.\d+)?(-[\w.]+)*$/.test(image))).toEqual([]);
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

  test('commands and health checks name files that are there', () => {
    const files = Object.values(services)
      .flatMap(({ command = [], healthcheck }) => [...command, ...healthcheck.test])
      .filter((word) => /\.(ts|mjs)$/.test(word));
    expect(new Set(files)).toEqual(
      new Set(['services/command/src/main.ts', 'services/projector/src/main.ts', 'deploy/healthcheck.mjs']),
    );
    for (const file of files) expect(existsSync(join(root, file))).toBe(true);
  });

  test('only declared volumes and services are used', () => {
    const used = Object.values(services).flatMap((each) => each.volumes.map((volume) => volume.split(':')[0]));
    expect(new Set(used)).toEqual(new Set(Object.keys(volumes)));
    for (const name of Object.values(services).flatMap((each) => each.depends_on))
      expect(Object.keys(services)).toContain(name);
  });
});

describe('the way in', () => {
  test('only the proxy is published, and by default on loopback', () => {
    const published = Object.entries(services).filter(([, { ports }]) => ports.length > 0);
    expect(published.map(([name, { ports }]) => [name, ports])).toEqual([['proxy', ['127.0.0.1:8080:8080']]]);
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
      'openapi.json',
    ]) {
      expect([path, toCommand(`/api/${path}`)]).toEqual([path, true]);
    }
    for (const name of [...Object.keys(readSchemas), 'me', 'live'])
      expect([name, toCommand(`/api/${name}`), toCommand(`/api/${name}/1`)]).toEqual([name, false, false]);
  });

  test('the proxy asks where the services listen', () => {
    const upstreams = [...rootFile('deploy/Caddyfile').matchAll(/\{\$(?:COMMAND|PROJECTOR)_UPSTREAM:([^}]+)\}/g)];
    expect(new Set(upstreams.flatMap(([, addresses = '']) => addresses.split(' ')))).toEqual(
      new Set(['command-1', 'command-2', 'projector'].map((name) => `${name}:${service(name).environment['PORT']}`)),
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
    const led = [...rootFile('deploy/Caddyfile').matchAll(/^\t(?:@\w+ path|handle(?:_path)?) (.+?)(?: \{)?$/gm)]
      .flatMap(([, paths = '']) => paths.split(' '))
      .filter((path) => path.startsWith('/'));
    expect(led).toContain('/api/*');
    const reaches = (path: string) =>
      led.some((pattern) => path === pattern || path.startsWith(pattern.replace('*', '\0')));
    for (const path of ['/metrics', '/readyz', '/healthz']) expect([path, reaches(path)]).toEqual([path, false]);
  });
});
