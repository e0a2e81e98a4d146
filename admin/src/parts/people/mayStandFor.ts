import type { PlaceholderRow } from '@waymark/api';
import type { PickerOptions } from './useChoices.ts';
import type { T } from '../../base/texts/index.ts';

/**
 * Whether somebody may stand behind a placeholder: anybody of both parties may; behind a role only
 * its own party (PRODUCT 10.3).
 */
export const mayStandFor = (
  { internExtern }: Pick<PlaceholderRow, 'internExtern'>,
  clientId: string | undefined,
): PickerOptions => ({
  ...(internExtern !== 'EXTERN' && { team: true }),
  ...(internExtern !== 'INTERN' && clientId !== undefined && { clientId }),
});

const roles = { INTERN: 'people.internalRole', EXTERN: 'people.externalRole' } as const;

/** Says in a few words what a placeholder is. */
export const kindOf = (
  t: T,
  {
    description,
    kind,
    internExtern,
  }: Pick<PlaceholderRow, 'description' | 'kind' | 'internExtern'>,
): string =>
  description ||
  (kind === 'placeholder'
    ? t('people.noDescription')
    : internExtern === null
      ? t('people.role')
      : t(roles[internExtern]));
