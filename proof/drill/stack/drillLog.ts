import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { hostsOf, openEventStoreDbLog, openPostgresLog, type EventLog } from '@waymark/log';
import { TcpProxy } from './tcpProxy.ts';

export const logNames = ['postgres', 'eventstoredb'] as const;
export type LogName = (typeof logNames)[number];

/** The event log of a drill, and the drill's own eye on it. */
export type DrillLog = {
  readonly log: EventLog;
  /** Position of the newest event before the drill: a named server may hold others. */
  readonly from: bigint;
  /** What the services are told about it. */
  readonly env: Readonly<Record<string, string>>;
  /**
   * Between the services and the log alone; null where there is none: Postgres, and a server
   * somewhere else.
   */
  readonly proxy: TcpProxy | null;
  /**
   * Puts another log in its place, as far as the services see, and back; null where there is no
   * proxy.
   */
  readonly swap: { toOther(): Promise<void>; back(): void } | null;
  /** For the person who looks on. */
  readonly label: string;
  stop(): Promise<void>;
};

/**
 * Postgres keeps the log in the database of the drill, which is killed with it. EventStoreDB is the
 * server that `ESDB_URL` names, else a stand-in as a process of its own; neither is killed here,
 * since a stand-in keeps its log in memory. `otherLog` is the address of an empty one that may take
 * its place for a while; default: one more stand-in.
 */
export async function openDrillLog(
  name: LogName,
  database: string,
  otherLog: string | null = null,
): Promise<DrillLog> {
  if (name === 'postgres') {
    const log = await openPostgresLog({ connectionString: database });
    const from = await log.head();
    return {
      log,
      from,
      env: {},
      proxy: null,
      swap: null,
      label: 'Postgres',
      stop: () => log.close(),
    };
  }
  const named = process.env['ESDB_URL'];
  const server = named
    ? { url: named, label: `EventStoreDB at ${hostsOf(named)}`, stop: () => undefined }
    : await startStandInProcess();
  const log = await openEventStoreDbLog({ connectionString: server.url });
  const { proxy, url } = await throughProxy(server.url);
  let other: StandInProcess | undefined;
  return {
    log,
    from: await log.head(),
    env: { ESDB_URL: url },
    proxy,
    swap: proxy && {
      async toOther() {
        const address = otherLog ?? (other ??= await startStandInProcess()).url;
        proxy.leadTo(portOf(address));
      },
      back: () => proxy.leadTo(portOf(server.url)),
    },
    label: server.label,
    async stop() {
      other?.stop();
      await log.close();
      await proxy?.stop();
      server.stop();
    },
  };
}

/** A cluster tells its own addresses, past any proxy. */
async function throughProxy(url: string): Promise<{ proxy: TcpProxy | null; url: string }> {
  const [, before, port, after] =
    /^(esdb:\/\/(?:[^@/]*@)?(?:127\.0\.0\.1|localhost)):(\d+)(.*)$/.exec(url) ?? [];
  if (port === undefined) return { proxy: null, url };
  const proxy = await TcpProxy.start(Number(port));
  return { proxy, url: `${before}:${proxy.port}${after}` };
}

const portOf = (address: string) => Number(hostsOf(address).split(':')[1]);

type StandInProcess = Awaited<ReturnType<typeof startStandInProcess>>;

async function startStandInProcess() {
  const child = fork(path.join(import.meta.dirname, 'standInProcess.ts'), {
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  const [url] = (await once(child, 'message')) as [string];
  return { url, label: 'the stand-in for EventStoreDB', stop: () => void child.kill() };
}
