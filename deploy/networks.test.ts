import { expect, test } from 'vitest';
import { composeFile } from './composeFile.ts';

const { services, networks } = composeFile({});
const on = (network: string) =>
  Object.keys(services)
    .filter((name) => services[name]?.networks.includes(network) === true)
    .sort();

test('proxy and mail catcher share no network with the data, which has no way out', () => {
  expect(networks['data']?.internal).toBe(true);
  expect(on('data')).toEqual([
    'command-1',
    'command-2',
    'eventstore',
    'mail-in',
    'postgres',
    'prepare',
    'projector',
  ]);
  expect(on('web')).toEqual(['command-1', 'command-2', 'projector', 'proxy']);
  expect(on('mail')).toEqual(['command-1', 'command-2', 'mail']);
});

test('who comes by IPv6 is told from others who do: what is published stands in networks that have it', () => {
  const published = Object.values(services).filter(({ ports }) => ports.length > 0);
  for (const { networks: joined } of published)
    expect(joined.some((name) => networks[name]?.enable_ipv6 === true)).toBe(true);
  expect(on('mail-in')).toEqual(['mail-in']);
});

test('nobody is on the network that all would share by default', () => {
  const none = Object.entries(services).filter(
    ([, { networks: joined, network_mode }]) => joined.length === 0 && network_mode !== 'none',
  );
  expect(none).toEqual([]);
  const joined = new Set(Object.values(services).flatMap((each) => each.networks));
  expect(Object.keys(networks).sort()).toEqual([...joined].sort());
});
