export type PersonKind = 'account' | 'placeholder' | 'role';

/**
 * What a reference to a person (`personRef`) stands for. Of its own, so that the apps need no
 * schema to know it.
 */
export const personKind = (ref: string): PersonKind =>
  ref.startsWith('p::') ? 'placeholder' : ref.startsWith('r::') ? 'role' : 'account';
