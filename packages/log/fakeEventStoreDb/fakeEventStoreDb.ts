import { Server, ServerCredentials, status } from '@grpc/grpc-js';
import type { sendUnaryData } from '@grpc/grpc-js';
import features from '@eventstore/db-client/generated/serverfeatures_pb.js';
import type { SupportedMethods } from '@eventstore/db-client/generated/serverfeatures_pb.js';
import featuresGrpc from '@eventstore/db-client/generated/serverfeatures_grpc_pb.js';
import gossip from '@eventstore/db-client/generated/gossip_pb.js';
import type { ClusterInfo } from '@eventstore/db-client/generated/gossip_pb.js';
import gossipGrpc from '@eventstore/db-client/generated/gossip_grpc_pb.js';
import streamsGrpc from '@eventstore/db-client/generated/streams_grpc_pb.js';
import { appendService } from './appendService.ts';
import type { Faults } from './faults.ts';
import { accessDeniedError, notLeaderError, serviceError } from './messages.ts';
import type { ServerNode } from './node.ts';
import type { ReadCall } from './readCall.ts';
import { readService } from './readService.ts';
import { openRelay } from './relay.ts';
import type { Relay } from './relay.ts';
import { Storage } from './storage.ts';

/**
 * A stand-in for EventStoreDB: it speaks the same protocol, on the service definitions that the
 * client ships, and keeps its log in memory. It exists so that the adapter's code runs where no
 * server is at hand; it proves nothing about one.
 */
export type FakeEventStoreDb = {
  readonly connectionString: string;
  /**
   * Its log; another one in its place is what a server has that comes back from a backup, or empty.
   */
  storage: Storage;
  readonly faults: Faults;
  /**
   * Break the connections, freeze the server, kill it (`close`) and start it again (`open`) over
   * the same log.
   */
  readonly network: Relay;
  /**
   * Ends every read under way as a server does that is going down in good order: mostly by
   * INTERNAL, else UNAVAILABLE.
   */
  interruptReads(code?: status.INTERNAL | status.UNAVAILABLE): void;
  close(): Promise<void>;
};

/** A node of a cluster: its port, and whether it leads. */
export type ClusterMember = { readonly port: number; readonly leads: boolean };

/**
 * Listens on a free port of 127.0.0.1. `cluster` tells of the nodes that it belongs to, and
 * `leading` is the log of their leader; absent where it is alone.
 */
export async function startFakeEventStoreDb(cluster?: {
  members(): readonly ClusterMember[];
  leading(): Storage;
}): Promise<FakeEventStoreDb> {
  let storage = new Storage();
  const members = () => cluster?.members() ?? [{ port: network.port, leads: true }];
  const faults: Faults = {
    delayReplies: 0,
    loseReplies: 0,
    breakFeatures: 0,
    clockAhead: 0,
    refuseUsers: false,
  };
  const node: ServerNode = {
    faults,
    reads: () => storage,
    writes: () => cluster?.leading() ?? storage,
    refusal(leaderOnly) {
      if (faults.refuseUsers) return accessDeniedError();
      if (!leaderOnly) return null;
      const leader = members().find(({ leads }) => leads);
      if (leader === undefined || leader.port === network.port) return null;
      return notLeaderError({ host: '127.0.0.1', port: leader.port });
    },
  };
  const reading = new Set<ReadCall>();
  const read = readService(node);
  const server = new Server({ 'grpc.max_receive_message_length': 17 * 1024 * 1024 });
  server.addService(streamsGrpc.StreamsService, {
    ...appendService(node),
    read(call: ReadCall) {
      reading.add(call);
      call.on('close', () => reading.delete(call));
      void read(call);
    },
  });
  server.addService(featuresGrpc.ServerFeaturesService, {
    getSupportedMethods(call: unknown, answer: sendUnaryData<SupportedMethods>) {
      if (faults.breakFeatures-- > 0) answer(goingDown());
      else answer(null, supportedMethods());
    },
  });
  server.addService(gossipGrpc.GossipService, {
    read: (_: unknown, answer: sendUnaryData<ClusterInfo>) => answer(null, clusterOf(members())),
  });
  const port = await new Promise<number>((resolve, reject) =>
    server.bindAsync('127.0.0.1:0', ServerCredentials.createInsecure(), (error, bound) =>
      error ? reject(error) : resolve(bound),
    ),
  );
  const network = await openRelay(port);

  return {
    connectionString: `esdb://127.0.0.1:${network.port}?tls=false`,
    get storage() {
      return storage;
    },
    set storage(other) {
      storage = other;
    },
    faults,
    network,
    interruptReads(code) {
      for (const call of reading) call.emit('error', goingDown(code));
    },
    async close() {
      await network.close();
      server.forceShutdown();
    },
  };
}

const goingDown = (code = status.INTERNAL) =>
  serviceError(
    code,
    code === status.INTERNAL ? 'Received RST_STREAM with code 2' : 'Connection dropped',
  );

function supportedMethods(): SupportedMethods {
  const methods = ['Append', 'BatchAppend', 'Delete', 'Read', 'Tombstone'].map((name) =>
    new features.SupportedMethod()
      .setServiceName('event_store.client.streams.streams')
      .setMethodName(name.toLowerCase()),
  );
  return new features.SupportedMethods()
    .setEventStoreServerVersion('24.2.0')
    .setMethodsList(methods);
}

function clusterOf(members: readonly ClusterMember[]): ClusterInfo {
  const { LEADER, FOLLOWER } = gossip.MemberInfo.VNodeState;
  const told = members.map(({ port, leads }) =>
    new gossip.MemberInfo()
      .setState(leads ? LEADER : FOLLOWER)
      .setIsAlive(true)
      .setHttpEndPoint(new gossip.EndPoint().setAddress('127.0.0.1').setPort(port)),
  );
  return new gossip.ClusterInfo().setMembersList(told);
}
