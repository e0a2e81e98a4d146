import type { PersonRow } from '@waymark/api';
import type { T } from '../../../base/texts/index.ts';

/** The words of the dialog that ends an open invitation; none for who belongs, or said no. */
export const takingBack = (t: T, { invitation }: Pick<PersonRow, 'invitation'>) =>
  invitation === 'pending'
    ? { title: t('people.takeBackInvitation'), act: t('people.takeBack') }
    : {};
