import type { BlueprintExport } from '@waymark/api';
import { request } from '../wire/request.ts';

/** The forms that a blueprint is exported in, the one for people to read first. */
export const exportFormats = ['md', 'json', 'csv'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** A blueprint as a file, and what that lacks of it. @throws what the request for it does */
export const exportOf = async (
  blueprintId: string,
  format: ExportFormat,
): Promise<BlueprintExport> =>
  (
    await request<BlueprintExport>(
      `/api/previews/blueprint-export/${blueprintId}/${format}`,
    )
  ).json;
