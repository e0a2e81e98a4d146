import type { ShownFile } from '@waymark/api';
import { DRAFTS } from '../autosave/draftStore.ts';
import type { Kind } from './entries.ts';

/** What was sent off and is not there yet. */
export type Unsent = {
  /** That of the message to be: sent again, it is still one. */
  readonly id: string;
  /** The conversation (`conversationId`). */
  readonly of: string;
  readonly kind: Kind;
  readonly text: string;
  readonly mentions: readonly string[];
  readonly keepTurn: boolean;
  /** Whether the client owes an answer, as its author says. Absent where what they wrote tells. */
  readonly asks?: boolean;
  /** Brought already. Absent in what earlier versions kept. */
  readonly files?: readonly ShownFile[];
  /** The last answer of a colleague that its author had read. Absent where it goes out whatever was said. */
  readonly after?: string | null;
  readonly at: string;
  readonly state: 'sending' | 'sent' | 'failed';
  /** Why not; null where no answer came. */
  readonly why: string | null;
  /** Not sent because a colleague has answered meanwhile: its author decides. */
  readonly answered?: boolean;
};

export type Outbox = {
  all(): readonly Unsent[];
  put(unsent: Unsent): void;
  drop(id: string): void;
  subscribe(heard: () => void): () => void;
};

type Store = Pick<
  Storage,
  'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'
>;

/**
 * What somebody wrote and sent stays on their device until it is in the conversation, so that neither a reload nor a
 * cut line loses it. What a page before was sending has failed, as far as this one knows.
 */
export function openOutbox(storage: Store, owner: string): Outbox {
  const prefix = `${DRAFTS}${owner}.unsent.`;
  let all: readonly Unsent[] = kept(storage, prefix);
  const heard = new Set<() => void>();
  const become = (next: readonly Unsent[]) => {
    all = next;
    for (const tell of heard) tell();
  };
  return {
    all: () => all,
    put(unsent) {
      try {
        storage.setItem(`${prefix}${unsent.id}`, JSON.stringify(unsent));
      } catch (error) {
        console.error('The message could not be kept on this device.', error);
      }
      const there = all.some(({ id }) => id === unsent.id);
      become(
        there
          ? all.map((each) => (each.id === unsent.id ? unsent : each))
          : [...all, unsent],
      );
    },
    drop(id) {
      storage.removeItem(`${prefix}${id}`);
      become(all.filter((each) => each.id !== id));
    },
    subscribe(tell) {
      heard.add(tell);
      return () => heard.delete(tell);
    },
  };
}

function kept(storage: Store, prefix: string): Unsent[] {
  return Array.from({ length: storage.length }, (_, nth) => storage.key(nth))
    .filter((name) => name?.startsWith(prefix) === true)
    .map((name) => parsed(storage.getItem(name ?? '')))
    .filter((unsent) => unsent !== null)
    .map((unsent): Unsent => ({ ...unsent, state: 'failed' }))
    .toSorted((a, b) => (a.at < b.at ? -1 : 1));
}

function parsed(text: string | null): Unsent | null {
  try {
    return JSON.parse(text ?? 'null') as Unsent | null;
  } catch {
    return null;
  }
}
