import { readSchemas, shownToClients, type ResourceName } from '../wire.ts';
import type { z } from 'zod';

type RowOf<Name extends ResourceName> = z.infer<(typeof readSchemas)[Name]>;
type ShownColumn<Name extends ResourceName> = {
  [
    Column in keyof (typeof shownToClients)[Name]
  ]: (typeof shownToClients)[Name][Column] extends true ? Column : never;
}[keyof (typeof shownToClients)[Name]];

/** A row of a read as a client's users are given it. */
export type ClientsRow<Name extends ResourceName> = Pick<
  RowOf<Name>,
  ShownColumn<Name> & keyof RowOf<Name>
>;

/** Whether a client's users are given a column of a read; of what is not named they are not. */
export const isShownToClients = (resource: ResourceName, column: string): boolean =>
  (shownToClients[resource] as Readonly<Record<string, boolean>>)[column] === true;
