/** The rights of a program that came by an API key (PRODUCT 21). */
export type ApiKeyPass = {
  readonly keyId: string;
  readonly workspaceId: string;
  readonly scopes: readonly string[];
};
