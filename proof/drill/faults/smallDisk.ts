import { execFile } from 'node:child_process';
import { chmod, mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const MEGABYTES = 400;
const PIECE = Buffer.alloc(1024 * 1024);

/** A file system of its own, small enough to be filled. */
export class Disk {
  readonly folder: string;

  private constructor(folder: string) {
    this.folder = folder;
  }

  /** Null where this process may not mount one. */
  static async mount(): Promise<Disk | null> {
    if (process.platform !== 'linux' || process.getuid?.() !== 0) return null;
    const folder = await mkdtemp(path.join(tmpdir(), 'waymark-disk-'));
    try {
      await run('mount', ['-t', 'tmpfs', '-o', `size=${MEGABYTES}m`, 'tmpfs', folder]);
    } catch {
      await rm(folder, { recursive: true });
      return null; // A container without the right to: told as skipped.
    }
    await chmod(folder, 0o711);
    return new Disk(folder);
  }

  get #filler(): string {
    return path.join(this.folder, 'filler');
  }

  /** Takes all that is free. */
  async fill(): Promise<void> {
    const file = await open(this.#filler, 'a');
    try {
      for (let size = PIECE.length; size > 0;) {
        const { bytesWritten } = await file.write(PIECE, 0, size).catch((error: unknown) => {
          if (error instanceof Error && 'code' in error && error.code === 'ENOSPC')
            return { bytesWritten: 0 };
          throw error;
        });
        if (bytesWritten === 0) size = size === PIECE.length ? 4096 : 0;
      }
    } finally {
      await file.close();
    }
  }

  free(): Promise<void> {
    return rm(this.#filler, { force: true });
  }

  async unmount(): Promise<void> {
    await run('umount', [this.folder]);
    await rm(this.folder, { recursive: true });
  }
}
