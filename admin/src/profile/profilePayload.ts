import type { Payload } from '@waymark/api';

export type ProfileFields = {
  gender: '' | 'FEMALE' | 'MALE' | 'DIVERSE';
  firstName: string;
  lastName: string;
};

/** What Save sends: an empty gender is left out (PRODUCT 3.4). */
export const profilePayload = ({
  gender,
  firstName,
  lastName,
}: ProfileFields): Payload<'ChangeProfile'> => ({
  firstName,
  lastName,
  ...(gender !== '' && { gender }),
});
