import { singleKinds, type SingleField } from '../formTask/singleFieldForm.ts';

/** What the address of a builder in a frame says (PRODUCT 18.14): the ticket in its fragment, all else as GET parameters. */
export type BuilderAddress = {
  readonly workspaceId: string;
  readonly formId: string;
  readonly ticket: string;
  /** With what a form that holds nothing begins: `type`, `label` and `placeholder`. */
  readonly begins: SingleField | null;
};

export function builderAddress({
  search,
  hash,
}: Pick<Location, 'search' | 'hash'>): BuilderAddress {
  const query = new URLSearchParams(search);
  const kind = singleKinds.find((known) => known === query.get('type'));
  const label = query.get('label')?.trim() ?? '';
  const placeholder = query.get('placeholder') ?? '';
  return {
    workspaceId: query.get('workspace') ?? '',
    formId: query.get('form') ?? query.get('formId') ?? '',
    ticket: hash.slice(1),
    begins:
      kind === undefined || label === '' ? null : { kind, label, placeholder },
  };
}
