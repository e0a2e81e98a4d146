import { Metadata, status } from '@grpc/grpc-js';
import type { ServiceError } from '@grpc/grpc-js';
import shared from '@eventstore/db-client/generated/shared_pb.js';
import type { StreamIdentifier, UUID } from '@eventstore/db-client/generated/shared_pb.js';
import wireStatus from '@eventstore/db-client/generated/status_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import type { ReadResp } from '@eventstore/db-client/generated/streams_pb.js';
import type { StoredRecord } from './records.ts';

/** The messages of the protocol, from and to the stand-in's own records. */

const TICKS_PER_MILLISECOND = 10_000n;

export const streamName = (identifier: StreamIdentifier | undefined): string =>
  Buffer.from(identifier?.getStreamName_asU8() ?? []).toString('utf8');

/** The server gives ids back in lower case, however they came. */
export const idText = (id: UUID | undefined): string => (id?.getString() ?? '').toLowerCase();

export function identifierOf(name: string): StreamIdentifier {
  const identifier = new shared.StreamIdentifier();
  identifier.setStreamName(Buffer.from(name, 'utf8'));
  return identifier;
}

export function eventMessage(record: StoredRecord): ReadResp {
  const recorded = new streams.ReadResp.ReadEvent.RecordedEvent();
  const id = new shared.UUID();
  id.setString(record.id);
  recorded.setId(id);
  recorded.setStreamIdentifier(identifierOf(record.stream));
  recorded.setStreamRevision(String(record.revision));
  recorded.setCommitPosition(String(record.position));
  recorded.setPreparePosition(String(record.position));
  recorded.getMetadataMap().set('type', record.type);
  recorded.getMetadataMap().set('content-type', record.contentType);
  recorded.getMetadataMap().set('created', String(BigInt(record.created) * TICKS_PER_MILLISECOND));
  recorded.setData(record.data);
  recorded.setCustomMetadata(record.metadata);
  const event = new streams.ReadResp.ReadEvent();
  event.setEvent(recorded);
  event.setCommitPosition(String(record.position));
  return new streams.ReadResp().setEvent(event);
}

/** An error as the server sends it: a code, and what happened by name in its trailers. */
export function serviceError(
  code: status,
  details: string,
  trailers: Record<string, string> = {},
): ServiceError {
  const metadata = new Metadata();
  for (const [key, value] of Object.entries(trailers)) metadata.set(key, value);
  return Object.assign(new Error(details), { code, details, metadata });
}

export const tombstonedError = (stream: string) =>
  serviceError(status.FAILED_PRECONDITION, `Event stream '${stream}' is deleted.`, {
    exception: 'stream-deleted',
    'stream-name': stream,
  });

/**
 * The error of a deletion that is refused; an absent stream has the version -1 here, and `any` is
 * the expectation -2.
 */
export const wrongVersionError = (
  stream: string,
  expected: string,
  actual: bigint | 'noStream',
) => {
  const version = actual === 'noStream' ? '-1' : String(actual);
  return serviceError(
    status.FAILED_PRECONDITION,
    `Delete failed due to WrongExpectedVersion. Stream: ${stream}, Expected version: ${expected}, Actual version: ${version}`,
    {
      exception: 'wrong-expected-version',
      'stream-name': stream,
      'expected-version': expected,
      'actual-version': version,
    },
  );
};

export const tooLargeError = (limit: number) =>
  serviceError(status.INVALID_ARGUMENT, `Maximum Append Size of ${limit} Exceeded.`, {
    exception: 'maximum-append-size-exceeded',
    'maximum-append-size': String(limit),
  });

export const notLeaderError = (leader: { host: string; port: number }) =>
  serviceError(status.NOT_FOUND, 'Leader info available', {
    exception: 'not-leader',
    'leader-endpoint-host': leader.host,
    'leader-endpoint-port': String(leader.port),
  });

export const accessDeniedError = () =>
  serviceError(status.PERMISSION_DENIED, 'Access Denied', { exception: 'access-denied' });

export const noSuchPosition = () =>
  serviceError(status.UNKNOWN, 'Unexpected ReadAllResult: InvalidPosition');

/**
 * google.rpc.Status with packed details. `Any` is not among the client's definitions, so its two
 * fields are laid by hand.
 */
export function statusWith(
  typeName: string,
  details: Uint8Array,
): InstanceType<typeof wireStatus.Status> {
  const any = [
    ...bytesField(1, Buffer.from(`type.googleapis.com/${typeName}`)),
    ...bytesField(2, details),
  ];
  return wireStatus.Status.deserializeBinary(Uint8Array.from(bytesField(3, any)));
}

function bytesField(number: number, bytes: ArrayLike<number>): number[] {
  const length: number[] = [];
  for (let rest = bytes.length; ; rest >>= 7) {
    if (rest < 128) {
      length.push(rest);
      break;
    }
    length.push((rest & 127) | 128);
  }
  return [(number << 3) | 2, ...length, ...Array.from(bytes)];
}
