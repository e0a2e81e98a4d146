import { TextField } from '@mui/material';
import type { ReactNode } from 'react';
import {
  bookingProviders,
  providerNames,
  providerOfLink,
  type BookingProvider,
} from '@waymark/events/bookingProviders';
import { useUnsent } from '../../../parts/autosave/index.ts';
import { SubmitDialog } from '../../../parts/dialogs/SubmitDialog.tsx';
import { NameField } from '../../../parts/dialogs/NameField.tsx';
import { useSubmit } from '../../../parts/dialogs/useSubmit.ts';
import type { ContentOfTask } from '../fields/taskTypeEditor.ts';
import { useMembership } from '../../../base/session/me.ts';
import { useTexts, type T } from '../../../base/texts/index.ts';
import './scheduling.css';

type Schedule = ContentOfTask<'schedule'>;

/** Why a link can't be taken; null where it can. */
const whyNot = (
  t: T,
  { link, provider }: { link: string; provider: BookingProvider },
  hosts: readonly string[],
): string | null => {
  if (link.trim() === '') return t('scheduling.linkMissing');
  const found = providerOfLink(link, hosts);
  if (found === null) return t('scheduling.neither');
  return found === provider ? null : t('scheduling.isOther', { provider: providerNames[found] });
};

/**
 * Asks for the booking page of a task, and for the name of a new one. The provider is read from the
 * link.
 */
export function ScheduleDialog({
  content,
  isNew,
  place = location.pathname,
  onSubmit,
  onClose,
}: {
  content: Schedule;
  isNew: boolean;
  /** The task that it is of; a new one is asked for where one is. */
  place?: string;
  onSubmit: (content: Schedule, headline: string) => Promise<unknown>;
  onClose: () => void;
}): ReactNode {
  const t = useTexts();
  const unsent = useUnsent(`schedule.${place}`, {
    ...{ name: '', link: content.link, provider: content.provider },
  });
  const { name, link, provider } = unsent.fields;
  const hosts = useMembership()?.bookingHosts ?? [];
  const why = whyNot(t, { link, provider }, hosts);
  const submission = useSubmit(
    () => onSubmit({ type: 'schedule', provider, link: link.trim() }, name.trim()),
    () => {
      unsent.end();
      onClose();
    },
  );
  const type = (typed: string) => {
    unsent.type('link', typed);
    unsent.type('provider', providerOfLink(typed, hosts) ?? provider);
  };
  return (
    <SubmitDialog
      title={isNew ? t('scheduling.newTask') : t('scheduling.page')}
      action={isNew ? t('words.create') : t('words.save')}
      isComplete={why === null && (!isNew || name.trim() !== '')}
      {...{ submission, unsent, onClose }}
    >
      <div className="dialog-fields">
        {isNew && (
          <NameField
            label={t('words.name')}
            value={name}
            onName={(typed) => unsent.type('name', typed)}
          />
        )}
        <div>
          <p className="schedule-label" id="booked-by">
            {t('scheduling.bookedBy')}
          </p>
          <div className="segments" role="group" aria-labelledby="booked-by">
            {bookingProviders.map((one) => (
              <button
                key={one}
                type="button"
                aria-pressed={provider === one}
                onClick={() => unsent.type('provider', one)}
              >
                {providerNames[one]}
              </button>
            ))}
          </div>
        </div>
        <TextField
          fullWidth
          autoFocus={!isNew}
          label={t('words.link')}
          placeholder={t('task.https')}
          value={link}
          error={why !== null && link.trim() !== ''}
          helperText={why ?? t('scheduling.opensInside')}
          onChange={({ target }) => type(target.value)}
          slotProps={{ htmlInput: { inputMode: 'url', maxLength: 2000 } }}
        />
      </div>
    </SubmitDialog>
  );
}
