import { useQuery } from '@tanstack/react-query';
import { FILE_LINK_LASTS } from '@waymark/api/fileLimits';
import { fileLinks } from '@waymark/client';
import { wire } from '../../base/wire/wire.ts';

/** Asked for anew so long before they end, in milliseconds. */
const BEFORE = 60_000;

/** Addresses of files by their ids, kept good for as long as they are shown. */
export function useFileLinks(ids: readonly string[]): ReadonlyMap<string, string> {
  return useKnownLinks(ids).links;
}

/** The same, and whether they are known: an id without an address is then of what is not there. */
export function useKnownLinks(ids: readonly string[]): {
  readonly links: ReadonlyMap<string, string>;
  readonly known: boolean;
} {
  const { data } = useQuery({
    queryKey: ['fileLinks', ...ids],
    queryFn: () => fileLinks(wire, ids),
    enabled: ids.length > 0,
    staleTime: FILE_LINK_LASTS - BEFORE,
    refetchInterval: FILE_LINK_LASTS - BEFORE,
  });
  return { links: data ?? new Map(), known: data !== undefined };
}
