import { saveFile } from '@waymark/client';
import type { FormDraftRow } from '@waymark/api';
import { toJsonSchema } from '@waymark/events/forms/exchange';
import { read } from '../wire/request.ts';

/** Saves a form, as it stands in the editor, as JSON Schema. @throws what the request for it does */
export async function exportForm(formId: string): Promise<void> {
  const { json } = await read<FormDraftRow>(`/api/formDrafts/${formId}`);
  const { name, definition } = json;
  saveFile(
    `${fileNameOf(name)}.schema.json`,
    'application/schema+json',
    JSON.stringify(toJsonSchema(name, definition), null, 2),
  );
}

/** Letters and digits of every script; what file systems refuse becomes a hyphen. */
const fileNameOf = (name: string): string =>
  name.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-|-$/g, '') || 'form';
