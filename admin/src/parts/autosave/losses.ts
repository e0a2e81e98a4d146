import type { Conflict, Draft } from '@waymark/client';
import type { Autosaver } from './autosaver.ts';
import { unsaved } from './autosavers.ts';

/**
 * Why a text has nowhere to go: its thing was deleted, may not be written by its author any more,
 * or was never seen here.
 */
export type Loss =
  | {
      readonly kind: 'deleted';
      readonly by: Conflict['by'];
      /** Instant, ISO. */
      readonly at: string;
      readonly gone: NonNullable<Conflict['gone']>;
    }
  | { readonly kind: 'forbidden' }
  | { readonly kind: 'missing' };

export function lossOf({ phase, problem }: Pick<Draft<unknown>, 'phase' | 'problem'>): Loss | null {
  if (problem === null || (phase !== 'conflict' && phase !== 'failed')) return null;
  const { conflict, status, code } = problem;
  if (conflict?.gone !== undefined) {
    const { by, at, gone } = conflict;
    return { kind: 'deleted', by, at, gone };
  }
  if (phase === 'conflict') return null;
  if (status === 403) return { kind: 'forbidden' };
  return status === 404 && code.endsWith('-not-found') ? { kind: 'missing' } : null;
}

/** Texts that lost their place by the same deletion, or for the same reason. */
export type LostTexts = { readonly loss: Loss; readonly texts: readonly Autosaver[] };

/** All texts that have nowhere to go, the earliest loss first. */
export function lostTexts(): LostTexts[] {
  const groups = new Map<string, { loss: Loss; texts: Autosaver[] }>();
  for (const saver of unsaved()) {
    const loss = lossOf(saver.state());
    if (loss === null) continue;
    const key =
      loss.kind === 'deleted' ? `${loss.gone.kind}/${loss.gone.id}/${loss.at}` : loss.kind;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { loss, texts: [saver] });
    else group.texts.push(saver);
  }
  return [...groups.values()];
}
