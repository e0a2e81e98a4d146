import { useNotify } from 'react-admin';
import { useTexts } from '../../base/texts/index.ts';

/** Copies the link to a page of this app, by its address, and says whether that went well. */
export function useCopyLink(): (address: string) => void {
  const t = useTexts();
  const notify = useNotify();
  return (address) =>
    void navigator.clipboard
      .writeText(new URL(address, location.origin).href)
      .then(() => notify(t('executions.linkCopied')))
      .catch(() => notify(t('executions.linkNotCopied'), { type: 'error' }));
}
