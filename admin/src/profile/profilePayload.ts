import type { Payload } from '@waymark/api';

export type ProfileFields = {
  gender: '' | 'FEMALE' | 'MALE' | 'DIVERSE';
  firstName: string;
  lastName: string;
};

/** What is sent: no gender takes back the one that was given (PRODUCT 3.4). */
export const profilePayload = ({
  gender,
  firstName,
  lastName,
}: ProfileFields): Payload<'ChangeProfile'> => ({
  firstName,
  lastName,
  gender: gender === '' ? null : gender,
});
