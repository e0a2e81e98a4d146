import type { PersonRow } from '@waymark/api';

/** The words of the dialog that ends an open invitation; none for who belongs, or said no. */
export const takingBack = ({ invitation }: Pick<PersonRow, 'invitation'>) =>
  invitation === 'pending'
    ? { title: 'Take back invitation', act: 'Take back' }
    : {};
