import { useRef, useState } from 'react';
import { useCommand } from '../../../base/dataProvider/useCommand.ts';
import { sentenceOf } from '../../../parts/dialogs/DialogError.tsx';
import type { RolloutDraft, NamedChoice } from './draft.ts';
import type { ChangeDraft } from './useDraft.ts';

/** The id of what could not be made, and why. */
export type MakingRefusal = { of: string; why: string };

/**
 * Makes the client and the project that are new when step 1 is left, each once, however often it
 * has to be tried. What was made stays made where the next is refused.
 */
export function useMaking(draft: RolloutDraft, change: ChangeDraft) {
  const send = useCommand({ quiet: true });
  const [making, setMaking] = useState(false);
  const [refused, setRefused] = useState<MakingRefusal | null>(null);
  /** By what is made as it is called: another name is another command. */
  const keys = useRef(new Map<string, string>());
  const keyOf = ({ id, name }: NamedChoice) => {
    const key = keys.current.get(id + name) ?? crypto.randomUUID();
    keys.current.set(id + name, key);
    return { key };
  };
  /** @returns whether all of it is there now */
  const make = async (): Promise<boolean> => {
    const { client, project } = draft;
    const made = [...draft.made];
    let of = '';
    setMaking(true);
    setRefused(null);
    try {
      if (client?.isNew) {
        const { id: clientId, name } = client;
        of = clientId;
        await send('AddClient', { clientId, name }, keyOf(client));
        made.push(clientId);
        change({ client: { id: clientId, name }, made: [...made] });
      }
      if (project?.isNew) {
        const { id: projectId, name } = project;
        of = projectId;
        await send('AddProject', { projectId, clientId: client?.id ?? '', name }, keyOf(project));
        made.push(projectId);
        change({ project: { id: projectId, name }, made: [...made] });
      }
      return true;
    } catch (error) {
      setRefused({ of, why: sentenceOf(error) });
      return false;
    } finally {
      setMaking(false);
    }
  };
  return { make, making, refused };
}
