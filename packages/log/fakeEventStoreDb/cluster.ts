import { startFakeEventStoreDb, type FakeEventStoreDb } from './fakeEventStoreDb.ts';

/**
 * Several stand-ins that tell of each other as the nodes of a cluster do. Only the leader has all
 * of the log: the others have what was there when `replicate` was called last, and refuse what
 * requires the leader.
 */
export type FakeCluster = {
  /** Names all of them. */
  readonly connectionString: string;
  readonly nodes: readonly FakeEventStoreDb[];
  /** This node leads from now on; it takes over what the one before it had. */
  lead(node: number): void;
  /** Brings all of them level with the leader. */
  replicate(): void;
  close(): Promise<void>;
};

/** The first node leads. */
export async function startFakeCluster(size = 2): Promise<FakeCluster> {
  const nodes: FakeEventStoreDb[] = [];
  let leader = 0;
  const leading = () => {
    const node = nodes[leader];
    if (node === undefined) throw new Error(`there is no node ${leader}`);
    return node;
  };
  const members = () =>
    nodes.map(({ network: { port } }, index) => ({ port, leads: index === leader }));
  while (nodes.length < size)
    nodes.push(await startFakeEventStoreDb({ members, leading: () => leading().storage }));
  const replicate = () => {
    for (const node of nodes) if (node !== leading()) node.storage.takeOver(leading().storage);
  };
  const log = leading().storage;
  for (const node of nodes.slice(1)) node.storage = log.copy();
  const hosts = nodes.map(({ network }) => `127.0.0.1:${network.port}`);
  return {
    connectionString: `esdb://${hosts.join(',')}?tls=false`,
    nodes,
    replicate,
    lead(next) {
      const before = leading().storage;
      leader = next;
      leading().storage.takeOver(before);
    },
    async close() {
      for (const node of nodes) await node.close();
    },
  };
}
