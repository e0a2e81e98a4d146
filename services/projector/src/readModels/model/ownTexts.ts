import { authorOf, type OwnText } from '@waymark/events';
import { openText } from '@waymark/vault';
import type { KnownEvent, Sources } from './readModel.ts';

type Vault = Sources['vault'];
type KnownEventOf<Type extends KnownEvent['type']> = Extract<KnownEvent, { type: Type }>;

/**
 * Why somebody is stuck; null where they gave no reason, or were erased. Programs before 0.6.0
 * wrote reasons in clear: they go from what is read all the same.
 */
export async function reasonGiven(
  { data: { reason }, metadata }: KnownEventOf<'TaskStatusSet'>,
  vault: Vault,
): Promise<string | null> {
  if (reason === null || typeof reason !== 'string') return reason && openText(vault, reason);
  const author = authorOf(metadata.actor);
  return author !== null && (await vault.isErased(author)) ? null : reason;
}

/** The event as it is told, with what somebody gave in clear, and without what is erased. */
export async function withOwnTexts(event: KnownEvent, vault: Vault): Promise<KnownEvent> {
  switch (event.type) {
    case 'TaskStatusSet': {
      if (event.data.reason === null) return event;
      const reason = await reasonGiven(event, vault);
      return { ...event, data: { ...event.data, reason } };
    }
    case 'ProcessRated': {
      const { words } = event.data;
      if (words === null) return event;
      return { ...event, data: { ...event.data, words: await openText(vault, words) } };
    }
    case 'VariableAdded': {
      const value = await valueGiven(event.data.value, event, vault);
      return { ...event, data: { ...event.data, value } };
    }
    case 'VariableChanged': {
      const { from, to } = event.data;
      const opened = {
        // It may be what somebody answered, and is told where it was given.
        from: { ...from, value: isOlder(event) ? '' : await open(from.value) },
        to: { ...to, value: await valueGiven(to.value, event, vault) },
      };
      return { ...event, data: { ...event.data, ...opened } };
    }
    default:
      return event;
  }

  async function open(text: OwnText): Promise<string> {
    return (await openText(vault, text)) ?? '';
  }
}

/**
 * Before answers were sealed in variables, they stood there in clear, and nothing beside them says
 * whose they are.
 */
const isOlder = ({ metadata }: Pick<KnownEvent, 'metadata'>): boolean =>
  (metadata.version ?? 1) < 2;

const valueGiven = async (
  value: OwnText,
  { metadata }: Pick<KnownEvent, 'metadata'>,
  vault: Vault,
): Promise<string> =>
  typeof value === 'string' && metadata.command === 'KeepAnswered'
    ? ''
    : ((await openText(vault, value)) ?? '');
