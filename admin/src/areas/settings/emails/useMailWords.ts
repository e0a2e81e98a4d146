import { useQuery } from '@tanstack/react-query';
import type { BlueprintRow, MailDefaults, MailWordsRow } from '@waymark/api';
import type { WordedMail } from '@waymark/events';
import { useGetList } from 'react-admin';
import { useTexts } from '../../../base/texts/index.ts';
import { request } from '../../../base/wire/request.ts';

/** So many templates are shown at first, and so many more each time. */
const STEP = 100;

/**
 * The process templates by name, what each says in a mail, and what is said where they say nothing.
 * Sub-processes are none of them: a mail goes by the template of its process.
 * @param q what a template's name holds
 * @param open a template that is open, wherever it stands
 * @param steps how often more were asked for, from 1
 */
export function useMailWords(
  mail: WordedMail,
  { q, open, steps }: { q: string; open: string; steps: number },
) {
  const { language } = useTexts();
  const blueprints = useGetList<BlueprintRow>('blueprints', {
    filter: { kind: 'process', ...(q !== '' && { q }) },
    sort: { field: 'name', order: 'ASC' },
    pagination: { page: 1, perPage: STEP * steps },
  });
  const opened = useGetList<BlueprintRow>(
    'blueprints',
    { filter: { kind: 'process', id: open }, pagination: { page: 1, perPage: 1 } },
    { enabled: open !== '' },
  );
  const ids = [
    ...new Set([...(blueprints.data ?? []).map(({ id }) => id), ...(open === '' ? [] : [open])]),
  ];
  const own = useGetList<MailWordsRow>(
    'mailWords',
    {
      filter: { mail, blueprintId: ids },
      sort: { field: 'updatedAt', order: 'DESC' },
      pagination: { page: 1, perPage: Math.max(1, ids.length) },
    },
    { enabled: blueprints.data !== undefined, placeholderData: (before) => before },
  );
  const defaults = useQuery({
    queryKey: ['mailDefaults', language],
    queryFn: async () => (await request<MailDefaults>('/api/previews/mail-words')).json,
    staleTime: Infinity,
  });
  const reads = [blueprints, own, defaults];
  return {
    blueprints: blueprints.data,
    opened: opened.data?.[0],
    total: blueprints.total ?? 0,
    own: own.data && new Map(own.data.map((row) => [row.blueprintId, row])),
    defaults: defaults.data?.[mail],
    error: reads.find(({ error }) => error !== null)?.error ?? null,
    refetch: () => reads.forEach(({ refetch }) => void refetch()),
  };
}
