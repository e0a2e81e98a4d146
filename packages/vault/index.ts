/**
 * The vault of personal data: the port and its errors, for everybody; the adapter, for the
 * `main.ts` files alone.
 */
export { contentKey } from './contentKey.ts';
export { PersonErased } from './personVault.ts';
export { KEYS_IN_MEMORY_FOR, type PersonVault } from './personVault.ts';
export { rewrapKeys } from './rewrapKeys.ts';
export {
  keysOf,
  openData,
  openEvent,
  openField,
  openText,
  sealField,
  sealText,
  sealsSomething,
  type Keys,
} from './sealedFields.ts';
export { NotSealed } from './sealedText.ts';
export { openPostgresVault, VAULT_TABLES } from './postgresVault.ts';
export type { PostgresVault, PostgresVaultOptions } from './postgresVault.ts';
