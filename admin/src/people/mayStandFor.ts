import type { PlaceholderRow } from '@waymark/api';
import type { PickerOptions } from './useChoices.ts';
import type { T } from '../texts/index.ts';

/** Who may stand behind a placeholder: anybody of both parties; behind a role only its own party (PRODUCT 10.3). */
export const mayStandFor = (
  { internExtern }: Pick<PlaceholderRow, 'internExtern'>,
  clientId: string | undefined,
): PickerOptions => ({
  ...(internExtern !== 'EXTERN' && { team: true }),
  ...(internExtern !== 'INTERN' && clientId !== undefined && { clientId }),
});

const roles = {
  INTERN: 'people.internalRole',
  EXTERN: 'people.externalRole',
} as const;

/** What a placeholder is, in a few words. */
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
