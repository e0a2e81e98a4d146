import type { ShareRow } from '@waymark/api';
import { Avatar, formatDateTime } from '@waymark/look';
import type { ReactNode } from 'react';
import { useTexts } from '../texts/index.ts';

/** Who came by the link, and when they looked last. */
export function ShareGuests({ share }: { share: ShareRow }): ReactNode {
  const t = useTexts();
  if (share.guests.length === 0) return null;
  return (
    <section>
      <h3>{t('sharing.whoLooked')}</h3>
      <ul className="panel-rows">
        {share.guests.map(({ id, name, lookedAt, inside }) => {
          const called = name ?? t('sharing.former');
          return (
            <li key={id} className="panel-row">
              <Avatar name={called} kind="client" decorative />
              <span className="panel-words">
                <b>{called}</b>
                {!inside && <small>{t('sharing.outside')}</small>}
              </span>
              <span className="panel-side">
                {t('sharing.looked', { at: formatDateTime(lookedAt) })}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
