/** The name to speak of a person by: the full name, else the part of the address before the @. */
export const spokenName = ({
  firstName,
  lastName,
  email,
}: {
  firstName: string;
  lastName: string;
  email: string;
}): string => `${firstName} ${lastName}`.trim() || (email.split('@')[0] ?? email);
