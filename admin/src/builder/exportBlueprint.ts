import { saveFile } from '@waymark/client';
import type { BlueprintExport } from '@waymark/api';
import { request } from '../wire/request.ts';

/** Saves a blueprint as a file on the device. @throws what the request for it does */
export async function exportBlueprint(
  blueprintId: string,
  format: 'md' | 'json' | 'csv',
): Promise<void> {
  const { json } = await request<BlueprintExport>(
    `/api/previews/blueprint-export/${blueprintId}/${format}`,
  );
  saveFile(json.fileName, json.type, json.text);
}
