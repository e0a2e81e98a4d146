/**
 * What the address of a builder in a frame says (PRODUCT 18.14): the ticket in its fragment, all
 * else as GET parameters. It is read before anything that asks the services is loaded.
 */
export type BuilderAddress = {
  readonly workspaceId: string;
  readonly formId: string;
  readonly ticket: string;
  /** With what a form that holds nothing begins, as it is written there. */
  readonly begins: { readonly type: string; readonly label: string; readonly placeholder: string };
};

export function builderAddress({
  search,
  hash,
}: Pick<Location, 'search' | 'hash'>): BuilderAddress {
  const query = new URLSearchParams(search);
  const word = (name: string) => query.get(name) ?? '';
  return {
    workspaceId: word('workspace'),
    formId: query.get('form') ?? word('formId'),
    ticket: hash.slice(1),
    begins: { type: word('type'), label: word('label'), placeholder: word('placeholder') },
  };
}
