import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { MailPreview, MailPreviewRequest } from '@waymark/api';
import { useEffect, useState } from 'react';
import { useTexts } from '../../../base/texts/index.ts';
import { request } from '../../../base/wire/request.ts';

/** Pause in typing after which the preview follows, in ms. */
const PAUSE = 60;

/**
 * The mail as it would be sent now; the last one stands until the next is there. @param wanted
 * null: not known yet
 */
export function useMailPreview(wanted: MailPreviewRequest | null) {
  const { language } = useTexts();
  const asked = wanted === null ? null : JSON.stringify(wanted);
  const [settled, setSettled] = useState(asked);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(asked), PAUSE);
    return () => clearTimeout(timer);
  }, [asked]);
  return useQuery({
    queryKey: ['mailPreview', language, settled],
    queryFn: async ({ signal }) =>
      (
        await request<MailPreview>('/api/previews/mail', {
          ...{ method: 'POST', signal },
          body: JSON.parse(settled ?? 'null') as MailPreviewRequest,
        })
      ).json,
    enabled: settled !== null,
    placeholderData: keepPreviousData,
    gcTime: 10_000,
    retry: false,
  });
}
