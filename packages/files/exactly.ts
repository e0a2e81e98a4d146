import { Transform } from 'node:stream';
import { CutShort } from './fileStore.ts';

/**
 * Passes so many bytes on, and fails at the end of fewer or at the first one more. @throws CutShort
 */
export function exactly(bytes: number): Transform {
  let seen = 0;
  return new Transform({
    transform(chunk: Buffer, _, done) {
      seen += chunk.length;
      if (seen > bytes) done(new CutShort(`more than ${bytes} bytes came`));
      else done(null, chunk);
    },
    flush(done) {
      if (seen < bytes) done(new CutShort(`${seen} of ${bytes} bytes came`));
      else done();
    },
  });
}
