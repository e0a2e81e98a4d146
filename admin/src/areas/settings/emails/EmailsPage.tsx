import { Button, TextField } from '@mui/material';
import { wordedMails, type WordedMail } from '@waymark/events/wordedMails';
import { useDeferredValue, useState, type ReactNode } from 'react';
import type { BlueprintRow } from '@waymark/api';
import { adminAddress } from '@waymark/api/addresses';
import { isOlder } from '@waymark/client';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router';
import { PageHead } from '../../../parts/page/PageHead.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../../parts/page/states.tsx';
import { whyNot } from '../../../base/wire/whyNot.ts';
import { useTexts } from '../../../base/texts/index.ts';
import { EmailDialog } from './EmailDialog.tsx';
import { EmailTable } from './EmailTable.tsx';
import { useMailWords } from './useMailWords.ts';
import './emails.css';
import '../../../parts/lists/lists.css';

/** From so many templates on there is a search. */
const SEARCHED_FROM = 8;

/**
 * /settings/emails (PRODUCT 5.5): which words each template has in each mail. The mail and the open
 * template are in the address.
 */
export function EmailsPage(): ReactNode {
  const t = useTexts();
  const [params, setParams] = useSearchParams();
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const mail = wordedMails.find((each) => each === params.get('mail')) ?? 'welcome';
  const [typed, setTyped] = useState('');
  const q = useDeferredValue(typed.trim());
  const [steps, setSteps] = useState(1);
  const { blueprints, opened, total, own, defaults, error, refetch } = useMailWords(mail, {
    q,
    open: hash.slice(1),
    steps,
  });
  const isRead = blueprints !== undefined && own !== undefined && defaults !== undefined;
  const open = opened ?? blueprints?.find(({ id }) => `#${id}` === hash);
  /**
   * Revisions that the reader's own changes made: they may be known before the blueprints are read
   * again.
   */
  const [made, setMade] = useState<Readonly<Record<string, string>>>({});
  const seenOf = ({ id, planRevision }: BlueprintRow) =>
    made[id] !== undefined && isOlder(planRevision, made[id]) ? made[id] : planRevision;
  const close = () => void navigate({ search, hash: '' });
  const show = (each: WordedMail) =>
    setParams(each === 'welcome' ? {} : { mail: each }, { replace: true });
  return (
    <div className="list-page emails-page">
      <PageHead title={t('emails.title')} />
      <div className="emails-which">
        <div className="segments" role="group" aria-label={t('emails.which')}>
          {wordedMails.map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={each === mail}
              onClick={() => show(each)}
            >
              {t(`emails.${each}`)}
            </button>
          ))}
        </div>
        <h2>{t(`emails.${mail}`)}</h2>
        <p>{t(`emails.${mail}When`)}</p>
        {(q !== '' || total > SEARCHED_FROM) && (
          <TextField
            className="list-search"
            size="small"
            placeholder={t('emails.search')}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            slotProps={{
              htmlInput: { 'aria-label': t('emails.search'), type: 'search', maxLength: 200 },
            }}
          />
        )}
      </div>
      {!isRead && error === null && <Skeleton rows={8} label={t('emails.loading')} />}
      {!isRead && error !== null && (
        <ErrorState what={t('emails.failed')} onRetry={refetch} {...whyNot(error)} />
      )}
      {isRead && blueprints.length === 0 && q !== '' && (
        <EmptyState sentence={t('emails.noneFound')} />
      )}
      {isRead && blueprints.length === 0 && q === '' && (
        <EmptyState
          sentence={t('emails.none')}
          action={
            <Button component={Link} to={adminAddress.blueprints()} variant="contained">
              {t('emails.toBlueprints')}
            </Button>
          }
        />
      )}
      {isRead && blueprints.length > 0 && (
        <EmailTable
          blueprints={blueprints}
          own={own}
          defaults={defaults}
          address={(id) => ({ search, hash: id })}
        />
      )}
      {isRead && blueprints.length < total && (
        <p className="emails-more">
          {t('emails.shown', { shown: blueprints.length, total })}{' '}
          <Button onClick={() => setSteps(steps + 1)}>{t('emails.showMore')}</Button>
        </p>
      )}
      {isRead && open !== undefined && (
        <EmailDialog
          key={`${mail} ${open.id}`}
          blueprint={open}
          mail={mail}
          stored={own.get(open.id) ?? null}
          defaults={defaults}
          seen={seenOf(open)}
          onSaved={(revision) => {
            setMade((before) => ({ ...before, [open.id]: revision }));
            close();
          }}
          onClose={close}
        />
      )}
    </div>
  );
}
