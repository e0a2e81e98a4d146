import { useQuery } from '@tanstack/react-query';
import type { BlueprintRow, MailDefaults, MailWordsRow } from '@waymark/api';
import type { WordedMail } from '@waymark/events';
import { useGetList } from 'react-admin';
import { useTexts } from '../texts/index.ts';
import { request } from '../wire/request.ts';

const all = { page: 1, perPage: 500 };

/** The process templates by name, what each says in a mail, and what is said where they say nothing. */
export function useMailWords(mail: WordedMail) {
  const { language } = useTexts();
  const blueprints = useGetList<BlueprintRow>('blueprints', {
    filter: { kind: ['process', 'subProcess'] },
    sort: { field: 'name', order: 'ASC' },
    pagination: all,
  });
  const own = useGetList<MailWordsRow>('mailWords', {
    filter: { mail },
    sort: { field: 'updatedAt', order: 'DESC' },
    pagination: all,
  });
  const defaults = useQuery({
    queryKey: ['mailDefaults', language],
    queryFn: async () =>
      (await request<MailDefaults>('/api/previews/mail-words')).json,
    staleTime: Infinity,
  });
  const reads = [blueprints, own, defaults];
  return {
    blueprints: blueprints.data,
    own: own.data && new Map(own.data.map((row) => [row.blueprintId, row])),
    defaults: defaults.data?.[mail],
    error: reads.find(({ error }) => error !== null)?.error ?? null,
    refetch: () => reads.forEach(({ refetch }) => void refetch()),
  };
}
