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
  const address = URL.createObjectURL(
    new Blob([json.text], { type: `${json.type};charset=utf-8` }),
  );
  const link = document.createElement('a');
  link.href = address;
  link.download = json.fileName;
  link.click();
  URL.revokeObjectURL(address);
}
