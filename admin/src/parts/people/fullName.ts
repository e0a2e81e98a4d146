export type FullName = { readonly firstName: string; readonly lastName: string };

/** Nobody knows what to call them but their address. */
export const hasNoName = ({ firstName, lastName }: FullName): boolean =>
  firstName.trim() === '' && lastName.trim() === '';
