import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { startFauxqs } from 'fauxqs';
import { expect, test } from 'vitest';
import { fileAddress } from './address.ts';
import { fileStoreContract } from './fileStore.contract.ts';
import { openFileStore } from './openFileStore.ts';

// Of another house: it speaks the protocol as any store does, but believes every signature.
fileStoreContract('S3', async () => {
  const server = await startFauxqs({ port: 0, logger: false });
  return {
    reopen: () => openFileStore(`s3+http://key:secret@127.0.0.1:${server.port}/waymark/files`),
    end: () => server.stop(),
  };
});

const key = 'b'.repeat(64);
const content = { bytes: 3, open: () => Readable.from([Buffer.from('abc')]) };

/** A store that answers each request with a status. */
async function answering(status: number, body = '') {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(String(request.headers.authorization));
    request.resume().on('end', () => {
      response.writeHead(status, { 'content-type': 'application/xml' });
      response.end(body);
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const store = await openFileStore(`s3+http://the-key:s%2Fe@127.0.0.1:${port}/bucket`);
  return {
    ...{ store, asked },
    end: () => {
      store.close();
      server.closeAllConnections();
      server.close();
    },
  };
}

test('a store without room is told apart from one that does not answer', async () => {
  const refusing = async (status: number, code: string) => {
    const { store, end } = await answering(status, `<Error><Code>${code}</Code></Error>`);
    const error: unknown = await store.put(key, content).catch((error: unknown) => error);
    end();
    return error;
  };
  expect(await refusing(507, 'InsufficientStorage')).toMatchObject({ reason: 'full' });
  expect(await refusing(403, 'QuotaExceeded')).toMatchObject({ reason: 'full' });
  expect(await refusing(403, 'AccessDenied')).toMatchObject({ reason: 'unavailable' });
});

test('one that is down is said to be so, and asked again before', async () => {
  const { store, asked, end } = await answering(503, '<Error><Code>SlowDown</Code></Error>');
  await expect(store.put(key, content)).rejects.toMatchObject({ reason: 'unavailable' });
  expect(asked.length).toBeGreaterThan(1);
  expect(asked[0]).toMatch(/^AWS4-HMAC-SHA256 Credential=the-key\//);
  end();
  await expect(store.stat(key)).rejects.toMatchObject({ name: 'FileStoreTrouble' });
});

test('an address says where, and a wrong one what is wrong with it, never what it holds', () => {
  expect(fileAddress('/var/files')).toEqual({ kind: 'folder', path: '/var/files' });
  expect(fileAddress('s3+https://k:s%2Fe@s3.example:9000/bucket/a/b?region=eu-1')).toEqual({
    ...{ kind: 's3', endpoint: 'https://s3.example:9000', region: 'eu-1' },
    ...{ bucket: 'bucket', prefix: 'a/b/', accessKeyId: 'k', secretAccessKey: 's/e' },
  });
  for (const wrong of [
    'https://secret@x/y',
    's3+https://secret:@x/y',
    's3+https://k:secret@x',
    's3+https://k:secret@',
  ])
    expect(() => fileAddress(wrong)).toThrow(/^must (?!.*secret@)/);
});
