import { nouns, type StreamKind } from './nouns.ts';

export { prefixesOf, prefixOf, type StreamKind } from './nouns.ts';

type Names = {
  readonly [Kind in StreamKind]: (typeof nouns)[Kind]['place'] extends 'workspace'
    ? (workspaceId: string, id: string) => string
    : (id: string) => string;
};

/** `<kind>-<workspaceId>_<id>` */
const inWorkspace =
  (kind: StreamKind) =>
  (workspaceId: string, id: string): string =>
    `${kind}-${workspaceId}_${id}`;
/** `<kind>-<id>` */
const alone =
  (kind: StreamKind) =>
  (id: string): string =>
    `${kind}-${id}`;

/**
 * Names of streams. The tenant stands in the id part, so that a prefix selects a kind (DESIGN:
 * streams).
 */
export const streamOf = {
  ...(Object.fromEntries(
    Object.values(nouns).map(({ kind, place }) => [
      kind,
      place === 'workspace' ? inWorkspace(kind) : alone(kind),
    ]),
  ) as Names),
  /** The claim of an e-mail address, by its digest. */
  emailClaim: (digest: string) => `claim-email_${digest}`,
} as const;

/** `process-<workspaceId>_<processId>` -> its parts; ids of workspaces hold no underscore. */
export function partsOfStream(stream: string): {
  kind: StreamKind;
  workspaceId: string | null;
  id: string;
} {
  const dash = stream.indexOf('-');
  const kind = stream.slice(0, dash) as StreamKind;
  const rest = stream.slice(dash + 1);
  const underscore = rest.indexOf('_');
  switch ((nouns[kind] as (typeof nouns)[StreamKind] | undefined)?.place) {
    case 'itself':
      return { kind, workspaceId: rest, id: rest };
    case 'above':
      return { kind, workspaceId: null, id: rest };
    default:
      return { kind, workspaceId: rest.slice(0, underscore), id: rest.slice(underscore + 1) };
  }
}
