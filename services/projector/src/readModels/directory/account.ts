import type { AccountEvent, Recorded } from '@waymark/events';
import { openEvent } from '@waymark/vault';
import type { Sources } from '../model/readModel.ts';
import type { Statement } from '../model/statement.ts';
import { forgetOrKnow } from './person.ts';

type Shown = Extract<
  Recorded<AccountEvent>,
  { type: 'AccountOpened' | 'ProfileChanged' | 'AccountErased' | 'LanguageChosen' }
>;

/** Writes the person behind an account: name, language, and from when on they are erased. */
export async function accountChanged(
  out: Statement[],
  event: Shown,
  vault: Sources['vault'],
): Promise<void> {
  const { at } = event.metadata;
  const { accountId } = event.data;
  const when = { at, revision: event.revision };
  switch (event.type) {
    case 'AccountOpened':
    case 'ProfileChanged':
      return forgetOrKnow(out, accountId, (await openEvent(vault, event)).data.sealed, when);
    case 'AccountErased':
      forgetOrKnow(out, accountId, { erased: true }, when);
      out.push({
        text: 'UPDATE people SET erased_at = $2 WHERE account_id = $1',
        values: [accountId, at],
      });
      return;
    case 'LanguageChosen':
      out.push({
        text: 'UPDATE people SET language = $2 WHERE account_id = $1',
        values: [accountId, event.data.language],
      });
  }
}
