import { queryClient } from '../../base/dataProvider/queryClient.ts';
import { sendCommand } from '../../base/wire/sendCommand.ts';
import type { LostTexts } from './losses.ts';
import { restoring, type FieldCommand } from './editableField.ts';

/**
 * Puts back what was deleted, and saves into it what was typed. Each step does nothing where
 * somebody else was faster, so a failure in between is made up for by another try. @throws as
 * `sendCommand`
 */
export async function putBack({ loss, texts }: LostTexts): Promise<void> {
  const [first] = texts;
  if (loss.kind !== 'deleted' || first === undefined) return;
  const { workspaceId, thing } = first.origin;
  const { kind, id } = loss.gone;
  const steps = [
    restoring(thing.plan, kind, id),
    ...texts.map(({ origin: { thing: each } }) =>
      each.part === 'plan' ? null : restoring(each.plan, each.part, each.id),
    ),
  ];
  for (const step of steps) if (step !== null) await send(step, workspaceId);
  for (const text of texts) text.returned();
  void queryClient.invalidateQueries();
}

const send = ({ name, payload }: FieldCommand, workspaceId: string) =>
  sendCommand(name, payload, { workspaceId });
