/**
 * What an API key may be allowed, each by itself (PRODUCT 21.2): reading or changing one group of
 * things. What only people do has no scope: signing in, inviting, writing to one another, and
 * whatever gives somebody else a way in.
 */
export const apiScopes = [
  'blueprints:read',
  'blueprints:write',
  'executions:read',
  'executions:write',
  'clients:read',
  'clients:write',
  'people:read',
  'forms:read',
  'forms:write',
  'answers:read',
  'talk:read',
  'history:read',
  'workspace:read',
  'workspace:write',
] as const;
export type ApiScope = (typeof apiScopes)[number];
