import type { MailPreview } from '@waymark/api';
import { useMemo, type ReactNode } from 'react';
import { useTexts } from '../../../base/texts/index.ts';
import { inScheme } from './inScheme.ts';

/** One mail on a desk, on a phone and as the line that a phone tells of it. */
export function MailDevices({
  mail: { from, to, subject, html },
  isDark,
}: {
  mail: MailPreview;
  isDark: boolean;
}): ReactNode {
  const t = useTexts();
  const page = useMemo(() => inScheme(html, isDark), [html, isDark]);
  const sender = from.replace(/\s*<[^<>]*>\s*$/, '');
  const frame = (label: string) => <iframe sandbox="" srcDoc={page} title={label} />;
  return (
    <div className="mail-devices" data-scheme={isDark ? 'dark' : 'light'}>
      <figure className="mail-device is-desk">
        <figcaption className="visually-hidden">{t('emails.desk')}</figcaption>
        <header>
          <b>{subject}</b>
          <small>{from}</small>
          <small>{t('emails.sentTo', { email: to })}</small>
        </header>
        {frame(t('emails.desk'))}
      </figure>
      <div className="mail-hand">
        <figure className="mail-device is-phone">
          <figcaption className="visually-hidden">{t('emails.phone')}</figcaption>
          <header>
            <small>{sender}</small>
            <b>{subject}</b>
          </header>
          <div className="mail-scaled">{frame(t('emails.phone'))}</div>
        </figure>
        <figure className="mail-device is-notice">
          <figcaption className="visually-hidden">{t('emails.notification')}</figcaption>
          <header>
            <small>{sender}</small>
            <b>{subject}</b>
          </header>
        </figure>
      </div>
    </div>
  );
}
