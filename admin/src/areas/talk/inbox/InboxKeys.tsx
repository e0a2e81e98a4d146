import type { ReactNode } from 'react';
import { keyOf, type KeyId } from '../../../base/keyboard/keys.ts';
import { useTexts } from '../../../base/texts/index.ts';

const shown = [
  { keys: ['nextRow', 'previousRow'], word: 'inbox.keyNext' },
  { keys: ['reply'], word: 'inbox.keyReply' },
  { keys: ['writeNote'], word: 'inbox.keyNote' },
  { keys: ['noAnswer'], word: 'inbox.keyNoAnswer' },
] as const satisfies readonly { keys: readonly KeyId[]; word: string }[];

/** The keys that are needed most; `?` has all. */
export function InboxKeys(): ReactNode {
  const t = useTexts();
  return (
    <p className="inbox-keys" aria-hidden="true">
      {shown.map(({ keys, word }) => (
        <span key={word}>
          {keys.map((id) => (
            <kbd key={id}>{keyOf(id).caps[0]}</kbd>
          ))}
          {t(word)}
        </span>
      ))}
      <kbd>{keyOf('theseKeys').caps[0]}</kbd>
    </p>
  );
}
