import { lazy, useState } from 'react';
import type { FunctionComponent, JSX } from 'react';

/**
 * A page whose script is asked for on its own. Once that is there it is shown without suspending:
 * React would show the skeleton first, and then wait with the page so that nothing flickers.
 * @returns the page, and what asks for its script
 */
export function loadedPage<Props extends object>(
  load: () => Promise<{ default: FunctionComponent<Props> }>,
): readonly [page: FunctionComponent<Props>, ask: () => Promise<unknown>] {
  let loaded: FunctionComponent<Props> | undefined;
  const ask = async () => {
    const script = await load();
    loaded = script.default;
    return script;
  };
  const Later = lazy(ask);
  // One that was shown by the one way stays by it, with all that it holds.
  function Page(props: Props) {
    const [Shown] = useState(() => loaded ?? Later);
    return <Shown {...(props as Props & JSX.IntrinsicAttributes)} />;
  }
  return [Page, ask];
}
