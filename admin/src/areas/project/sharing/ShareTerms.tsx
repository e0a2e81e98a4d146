import type { ShareRow } from '@waymark/api';
import { formatDate } from '@waymark/look';
import { Switch } from '@mui/material';
import type { ReactNode } from 'react';
import { useCommand } from '../../../base/dataProvider/useCommand.ts';
import { DateField } from '../../../base/dates/DateField.tsx';
import { useTexts } from '../../../base/texts/index.ts';
import { endOf, lastDay } from './lastDay.ts';
import type { ShareSubject } from './useShare.ts';

type ShareTermsProps = { readonly of: ShareSubject; readonly share: ShareRow };

/** Whether the link leads there, whether guests may work, and until when. */
export function ShareTerms({ of, share }: ShareTermsProps): ReactNode {
  const t = useTexts();
  const send = useCommand();
  const set = (terms: { open?: boolean; mayWork?: boolean; until?: string | null }) =>
    void send('SetShareTerms', { of, ...terms }).catch(() => undefined);
  const [last] = share.guests;
  const { until } = share;
  return (
    <section className="share-terms">
      <label>
        <span>
          <b>{t('sharing.byLink')}</b>{' '}
          <small>
            {last === undefined
              ? t('sharing.nobody')
              : t('sharing.came', { count: share.guests.length, date: formatDate(last.lookedAt) })}
          </small>
        </span>
        <Switch
          checked={share.open}
          slotProps={{ input: { 'aria-label': t('sharing.byLink') } }}
          onChange={(_, open) => set({ open })}
        />
      </label>
      <label>
        <span>{t('sharing.mayWork')}</span>
        <Switch
          checked={share.mayWork}
          slotProps={{ input: { 'aria-label': t('sharing.mayWork') } }}
          onChange={(_, mayWork) => set({ mayWork })}
        />
      </label>
      <DateField
        label={t('sharing.ends')}
        value={until === null ? '' : lastDay(until)}
        onChange={(day) => set({ until: day === '' ? null : endOf(day) })}
      />
    </section>
  );
}
