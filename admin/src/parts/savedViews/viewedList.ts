import type { ViewRow } from '@waymark/api';
import type { SortPayload } from 'react-admin';

/**
 * A list of which views are saved (PRODUCT 8.7). A `search` is what stands behind the `?` of its
 * address.
 */
export type ViewedList = {
  /** Its name, which is the resource that it shows, too. */
  readonly list: ViewRow['list'];
  readonly path: string;
  /** The order that it has when none is asked for. */
  readonly sort: SortPayload;
  /** What is shown, as a view keeps it. */
  readonly useShown: () => string;
  /** Tells whether a search is one of the views that are there for everybody. */
  readonly useIsBuiltIn: () => (search: string) => boolean;
  /** Shows what a view keeps beside what the address says. */
  readonly useOpen: () => (search: string) => void;
  /** Whether two searches show the same, whatever the order of their words. */
  readonly isSame: (a: string, b: string) => boolean;
  /** What is asked for to count the rows of a view. */
  readonly filterOf: (search: string) => object;
};
