import { pipeline, type Readable } from 'node:stream';
import {
  CreateBucketCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import type { FileAddress } from './address.ts';
import { exactly } from './exactly.ts';
import {
  checkedKey,
  CutShort,
  FileStoreTrouble,
  isFileKey,
  type Content,
  type FileKey,
  type FileStore,
} from './fileStore.ts';

/**
 * How long a connection may take, and how long the store may be silent, in milliseconds; how often
 * one call is tried.
 */
const CONNECTED_WITHIN = 3_000;
const SILENT_FOR = 20_000;
const TRIES = 3;

/** Contents in a bucket of any store that speaks S3; the bucket is made with the first of them. */
export function openS3({
  endpoint,
  region,
  bucket: Bucket,
  prefix,
  ...credentials
}: Extract<FileAddress, { kind: 's3' }>): FileStore {
  const client = new S3Client({
    endpoint,
    region,
    credentials,
    // A bucket as a part of the host's name is known to few stores but the first.
    forcePathStyle: true,
    // Checksums that are sent unasked are not implemented by R2 and others.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: TRIES,
    // What goes wrong is thrown, and said by whoever asked.
    logger: { trace: quiet, debug: quiet, info: quiet, warn: quiet, error: quiet },
    requestHandler: {
      connectionTimeout: CONNECTED_WITHIN,
      requestTimeout: SILENT_FOR,
      throwOnRequestTimeout: true,
    },
  });
  const at = (key: FileKey) => ({ Bucket, Key: `${prefix}${checkedKey(key)}` });

  async function putOnce(key: FileKey, { bytes, open }: Content) {
    const counted = exactly(bytes);
    let cut: unknown = null;
    pipeline(open(), counted, (error) => (cut = error));
    const putting = client.send(
      new PutObjectCommand({
        ...at(key),
        Body: counted,
        ContentLength: bytes,
        ContentType: 'application/octet-stream',
      }),
    );
    // A store waits for what was announced: of what ended early nothing more comes.
    const failing = new Promise<never>((_, reject) => counted.once('error', reject));
    try {
      await Promise.race([putting, failing]);
    } catch (error) {
      putting.catch(() => undefined);
      counted.destroy();
      throw cut instanceof CutShort ? cut : error;
    }
  }

  return {
    label: `the bucket ${Bucket} at ${endpoint}`,
    put: (key, content) =>
      inOurWords(async () => {
        for (let tries = 1; ; tries++)
          try {
            return await putOnce(key, content);
          } catch (error) {
            if (nameOf(error) === 'NoSuchBucket')
              await client.send(new CreateBucketCommand({ Bucket })).catch(unlessThere);
            else if (error instanceof CutShort || !isPassing(error)) throw error;
            if (tries === TRIES) throw error;
          }
      }),
    read: (key, range) =>
      inOurWords(async () => {
        const found = await unlessMissing(
          client.send(
            new GetObjectCommand({
              ...at(key),
              ...(range && { Range: `bytes=${range.first}-${range.last}` }),
            }),
          ),
        );
        return (found?.Body as Readable | undefined) ?? null;
      }),
    stat: (key) =>
      inOurWords(async () => {
        const found = await unlessMissing(client.send(new HeadObjectCommand(at(key))));
        return (
          found && { key, bytes: found.ContentLength ?? 0, at: found.LastModified ?? new Date(0) }
        );
      }),
    delete: (key) =>
      inOurWords(async () => {
        await unlessMissing(client.send(new DeleteObjectCommand(at(key))));
      }),
    async *list() {
      for (let from: string | undefined, more = true; more;) {
        const page = await inOurWords(() =>
          unlessMissing(
            client.send(
              new ListObjectsV2Command({ Bucket, Prefix: prefix, ContinuationToken: from }),
            ),
          ),
        );
        for (const { Key = '', Size = 0, LastModified } of page?.Contents ?? []) {
          const key = Key.slice(prefix.length);
          if (isFileKey(key)) yield { key, bytes: Size, at: LastModified ?? new Date(0) };
        }
        from = page?.NextContinuationToken;
        more = page?.IsTruncated === true && from !== undefined;
      }
    },
    close: () => client.destroy(),
  };
}

const quiet = () => undefined;

type ServiceError = {
  readonly name?: string;
  readonly $metadata?: { readonly httpStatusCode?: number };
};
const nameOf = (error: unknown) => (error as ServiceError).name;
const statusOf = (error: unknown) => (error as ServiceError).$metadata?.httpStatusCode;

/** No answer, or one that says to come back. */
const isPassing = (error: unknown): boolean =>
  (statusOf(error) ?? 503) >= 500 && statusOf(error) !== 507;

function unlessThere(error: unknown): void {
  if (!['BucketAlreadyExists', 'BucketAlreadyOwnedByYou'].includes(nameOf(error) ?? ''))
    throw error;
}

/** A bucket that was never made holds nothing. */
const unlessMissing = <T>(found: Promise<T>): Promise<T | null> =>
  found.catch((error: unknown) => {
    if (statusOf(error) === 404) return null;
    throw error;
  });

const FULL = ['QuotaExceeded', 'XMinioStorageFull', 'EntityTooLarge'];

async function inOurWords<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (
      error instanceof CutShort ||
      error instanceof FileStoreTrouble ||
      nameOf(error) === 'TypeError'
    )
      throw error;
    const isFull = statusOf(error) === 507 || FULL.includes(nameOf(error) ?? '');
    throw new FileStoreTrouble(isFull ? 'full' : 'unavailable', error);
  }
}
