import type { ShownFile } from '@waymark/api';

/**
 * Files that were brought on this page, by their ids: what goes with a message is shown before it
 * can be read back.
 */
const brought = new Map<string, ShownFile>();

export const noteBrought = (file: ShownFile): void => void brought.set(file.id, file);

export const broughtOf = (ids: readonly string[] = []): ShownFile[] =>
  ids.flatMap((id) => brought.get(id) ?? []);
