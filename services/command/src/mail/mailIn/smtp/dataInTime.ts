import { noSlowerThan, type LeastPace } from '@waymark/edge';
import type { SMTPServerDataStream } from 'smtp-server';

/** 2 kB a second. */
export const USUAL_PACE: LeastPace = { bytes: 32_768, within: 15_000 };

/** The connection ended, or was cut for being too slow, before its mail did. */
export class BrokenOff extends Error {
  override readonly name = 'BrokenOff';
}

/**
 * The pieces of a mail as they come. @param cut ends the connection of whoever sends too slowly:
 * what has come is in memory meanwhile @throws BrokenOff
 */
export async function* dataInTime(
  stream: SMTPServerDataStream,
  pace: LeastPace,
  cut: () => void,
): AsyncGenerator<Buffer> {
  let came = 0;
  const lookNoMore = noSlowerThan(pace, () => came, cut);
  try {
    for await (const piece of stream as AsyncIterable<Buffer>) {
      came += piece.byteLength;
      yield piece;
    }
  } catch (error) {
    throw new BrokenOff('the connection ended before its mail', { cause: error });
  } finally {
    lookNoMore();
  }
  // A stream that is destroyed without a reason just ends.
  if (!stream.readableEnded) throw new BrokenOff('the mail has no end');
}
