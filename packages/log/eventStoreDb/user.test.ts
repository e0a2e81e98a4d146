import { once } from 'node:events';
import { expect, it } from 'vitest';
import { openEventStoreDbLog } from './eventStoreDb.ts';
import { openLog } from '../openLog.ts';
import { startFakeEventStoreDb } from '../fakeEventStoreDb/fakeEventStoreDb.ts';

// In a file, and so a process, of its own: the client must not append to two servers.
const secret = 'pa55word';
const withUser = (address: string) => address.replace('esdb://', `esdb://admin:${secret}@`);

it('says that the user is refused, not that the address is wrong, and shows no password', async () => {
  const standIn = await startFakeEventStoreDb();
  standIn.faults.refuseUsers = true;
  const ESDB_URL = withUser(standIn.connectionString);
  const opening = openLog(
    { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none', ESDB_URL },
    { patience: 10_000 },
  );
  await expect(opening).rejects.toThrow(
    /refuses the user or the password that ESDB_URL names.*\$all/,
  );
  await expect(opening).rejects.not.toThrow(secret);
  await standIn.close();
});

it('shows no password where the client warns of a setting that it does not know', async () => {
  const standIn = await startFakeEventStoreDb();
  const shown: string[] = [];
  const write = process.stderr.write.bind(process.stderr);
  process.stderr.write = (text: string | Uint8Array) => shown.push(String(text)) > 0;
  const warned = once(process, 'warning');
  const log = await openEventStoreDbLog({
    connectionString: `${withUser(standIn.connectionString)}&tlsVerifyCert=false`,
  });
  const [warning] = (await warned) as [Error];
  process.stderr.write = write;
  expect(warning.message).toContain('"tlsVerifyCert" is not currently supported');
  expect([warning.message, ...shown].join('\n')).not.toContain(secret);
  await log.close();
  await standIn.close();
});
