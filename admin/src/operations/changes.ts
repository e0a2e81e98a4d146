import type { ModelStatus, OperationsStatus } from '@waymark/api';
import {
  modelLook,
  rebuildLooks,
  rebuildNames,
  titleOf,
  verificationLooks,
} from './words.ts';

/**
 * What a screen reader is told when one look at the operations follows another: states that changed, never figures,
 * so that it stays calm while a bar moves.
 */
export function changes(
  before: OperationsStatus,
  now: OperationsStatus,
): string[] {
  const following =
    before.projecting === now.projecting
      ? []
      : [
          now.projecting
            ? 'The projector is back.'
            : 'No projector is running.',
        ];
  return [
    ...following,
    ...now.models.flatMap((model) => {
      const earlier = before.models.find(({ model: m }) => m === model.model);
      if (earlier === undefined) return [];
      return changesOf(earlier, model, now.projecting).map(
        (change) => `${titleOf(model.model)}: ${change}.`,
      );
    }),
  ];
}

function changesOf(
  before: ModelStatus,
  now: ModelStatus,
  projecting: boolean,
): string[] {
  const told: string[] = [];
  // Catching up and being up to date alternate with every change that somebody makes.
  if (before.state !== now.state && isTrouble(before.state, now.state))
    told.push(modelLook(now.state, projecting).word);
  if (now.rebuild !== null && now.rebuild.state !== before.rebuild?.state)
    told.push(
      `${rebuildNames[now.rebuild.kind].toLowerCase()}: ${rebuildLooks[now.rebuild.state].word}`,
    );
  if (before.rebuild !== null && now.rebuild === null)
    told.push(
      before.previous?.replacedAt === now.previous?.replacedAt
        ? `the ${rebuildNames[before.rebuild.kind].toLowerCase()} is gone`
        : before.rebuild.kind === 'rollback'
          ? 'the earlier tables are back'
          : `the ${before.rebuild.kind === 'upgrade' ? 'tables of the new version' : 'rebuilt tables'} are swapped in`,
    );
  if (
    now.verification !== null &&
    now.verification.state !== before.verification?.state
  )
    told.push(
      `verification: ${verificationLooks[now.verification.state].word}`,
    );
  if (now.quarantine.length !== before.quarantine.length)
    told.push(`streams in quarantine: ${now.quarantine.length}`);
  return told;
}

const isTrouble = (...states: ModelStatus['state'][]): boolean =>
  states.includes('retrying');
