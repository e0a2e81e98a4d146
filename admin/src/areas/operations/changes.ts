import type { ModelStatus, OperationsStatus } from '@waymark/api';
import { modelLook, rebuildLook, titleOf, verificationLook } from './modelLooks.ts';
import type { T } from '../../base/texts/index.ts';

/**
 * What a screen reader is told when one look at the operations follows another: states that
 * changed, never figures, so that it stays calm while a bar moves.
 */
export function changes(t: T, before: OperationsStatus, now: OperationsStatus): string[] {
  const following =
    before.projecting === now.projecting
      ? []
      : [t(now.projecting ? 'opsNews.projectorBack' : 'opsNews.noProjector')];
  return [
    ...following,
    ...now.models.flatMap((model) => {
      const earlier = before.models.find(({ model: m }) => m === model.model);
      if (earlier === undefined) return [];
      return changesOf(t, earlier, model, now.projecting).map((change) =>
        t('opsNews.ofModel', { title: titleOf(t, model.model), change }),
      );
    }),
  ];
}

function changesOf(t: T, before: ModelStatus, now: ModelStatus, projecting: boolean): string[] {
  const told: string[] = [];
  // Catching up and being up to date alternate with every change that somebody makes.
  if (before.state !== now.state && isTrouble(before.state, now.state))
    told.push(modelLook(t, now.state, projecting).word);
  if (now.rebuild !== null && now.rebuild.state !== before.rebuild?.state)
    told.push(
      t(`opsNews.${now.rebuild.kind}Is`, { state: rebuildLook(t, now.rebuild.state).word }),
    );
  if (before.rebuild !== null && now.rebuild === null)
    told.push(
      before.previous?.replacedAt === now.previous?.replacedAt
        ? t(`opsNews.${before.rebuild.kind}Gone`)
        : t(endings[before.rebuild.kind]),
    );
  if (now.verification !== null && now.verification.state !== before.verification?.state)
    told.push(
      t('opsNews.verificationIs', { state: verificationLook(t, now.verification.state).word }),
    );
  if (now.quarantine.length !== before.quarantine.length)
    told.push(t('opsNews.inQuarantine', { count: now.quarantine.length }));
  return told;
}

/** What is there after tables were exchanged. */
const endings = {
  rebuild: 'opsNews.rebuiltIn',
  upgrade: 'opsNews.newVersionIn',
  rollback: 'opsNews.earlierBack',
} as const;

const isTrouble = (...states: ModelStatus['state'][]): boolean => states.includes('retrying');
