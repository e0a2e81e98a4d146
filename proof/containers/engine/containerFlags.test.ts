import { expect, test } from 'vitest';
import { composeFile } from '../../../deploy/composeFile.ts';
import { containerCommand, containerFlags, secondsOf } from './containerFlags.ts';

const { services } = composeFile({});
const flagsOf = (name: string, engine: 'podman' | 'docker' = 'podman') =>
  containerFlags(services[name]!, {
    project: 'w',
    engine,
    secretFile: (secret) => `/s/${secret}`,
  }).join(' ');

test('a service of the compose file is contained by the flags that it says', () => {
  const command = flagsOf('command-1');
  for (const flag of [
    '--read-only --read-only-tmpfs=false --cap-drop ALL --security-opt no-new-privileges=true',
    '--tmpfs /tmp:size=512m',
    '--restart unless-stopped --stop-timeout 30 --memory 1g --cpus 1.5 --pids-limit 256',
    '--log-driver json-file --log-opt max-size=20m --log-opt max-file=5',
    '--volume w_eventstore-ca:/certificates/ca:ro',
    '--env SIGNING_SECRET_FILE=/run/secrets/signing_secret',
    '--volume /s/signing_secret:/run/secrets/signing_secret:ro',
  ])
    expect(command).toContain(flag);
  expect(flagsOf('command-1', 'docker')).not.toContain('read-only-tmpfs');
  expect(flagsOf('proxy')).toContain('--publish 127.0.0.1:8080:8080');
  expect(flagsOf('proxy')).toContain('--cap-drop ALL --cap-add NET_BIND_SERVICE');
  expect(flagsOf('mail')).toContain('--user 1000:1000');
  expect(flagsOf('postgres')).toContain('--shm-size 256mb');
});

test('what a container runs stands behind its image', () => {
  expect(containerCommand(services['postgres']!)).toEqual([
    'postgres',
    '-c',
    'max_connections=300',
  ]);
  expect(flagsOf('files')).toContain('--entrypoint sh');
  expect(containerCommand(services['files']!)).toEqual([
    '-c',
    expect.stringContaining('server -dir') as string,
  ]);
});

test('durations are those of compose', () => {
  expect(['5s', '1m30s', '500ms', '1h'].map(secondsOf)).toEqual([5, 90, 0.5, 3600]);
  expect(() => secondsOf('soon')).toThrow('soon is no duration');
});
