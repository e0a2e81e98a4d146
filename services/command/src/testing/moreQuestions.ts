import { fieldOf } from '@waymark/events/testing';
import type { CommandHarness } from './commandHarness.ts';

/**
 * Questions that the form of the sample workspace asks from its second version on; its tasks ask
 * the first.
 */
export async function moreQuestions(
  harness: CommandHarness,
  by: string,
  ...fieldIds: string[]
): Promise<void> {
  await harness.give(by, 'ChangeForm', {
    formId: 'form',
    fields: fieldIds.map((id) => fieldOf('shortText', id, { label: id })),
  });
  await harness.give(by, 'PublishForm', { formId: 'form' });
}
