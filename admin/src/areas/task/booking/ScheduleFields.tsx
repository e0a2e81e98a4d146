import { CalendarClock, Link as LinkIcon } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { hostOfPage, providerNames } from '@waymark/events/bookingProviders';
import { hasNoPage } from '@waymark/events/isHeld';
import { ScheduleDialog } from './ScheduleDialog.tsx';
import { useCommand } from '../../../base/dataProvider/useCommand.ts';
import { useMembership } from '../../../base/session/me.ts';
import { Field } from '../fields/Field.tsx';
import { isShapedHere } from '../fields/isShapedHere.ts';
import type { TaskTypeEditor } from '../fields/taskTypeEditor.ts';
import { useTexts } from '../../../base/texts/index.ts';

const BookingFrame = lazy(async () => ({
  default: (await import('./BookingFrame.tsx')).BookingFrame,
}));
const BookedTime = lazy(async () => ({ default: (await import('./BookedTime.tsx')).BookedTime }));

/**
 * With whom and on which page a time is booked; in a process as it comes from the blueprint, with
 * the page itself or what was booked.
 */
export const ScheduleFields: TaskTypeEditor<'schedule'>['Fields'] = ({
  task,
  around: { plan },
  content,
  set,
}) => {
  const t = useTexts();
  const send = useCommand();
  const [editing, setEditing] = useState(false);
  const { provider, link, booking } = { ...content, booking: task.booking };
  const address = link.replace(/^https:\/\//, '');
  const book = (by: 'page' | 'person', ref: string | null) =>
    send('SayBooked', { plan, taskId: task.id, by, ref }).catch(told);
  const isOpen = task.status !== 'DONE';
  const membership = useMembership();
  const isShown = link !== '' && (booking !== null || !hasNoPage(content));
  return (
    <>
      <Field icon={CalendarClock} label={t('scheduling.bookedBy')}>
        <span className="task-value">{providerNames[provider]}</span>
      </Field>
      <Field icon={LinkIcon} label={t('words.link')}>
        {!isShapedHere(task) && link !== '' ? (
          <span className="task-value task-href">{address}</span>
        ) : (
          <button
            type="button"
            className="task-value task-value-button"
            aria-haspopup="dialog"
            onClick={() => setEditing(true)}
          >
            {link === '' ? (
              <span className="task-none">{t('words.none')}</span>
            ) : (
              <span className="task-href">{address}</span>
            )}
          </button>
        )}
      </Field>
      {hasNoPage(content) && booking === null && (
        <p className="task-held">
          {link === ''
            ? t('scheduling.held')
            : t('scheduling.closed', { host: hostOfPage(link) ?? link })}
        </p>
      )}
      {plan.kind !== 'blueprint' && isShown && (
        <div className="schedule-field">
          <dt className="visually-hidden">{t('scheduling.title')}</dt>
          <dd>
            <Suspense>
              {booking !== null ? (
                <BookedTime booking={booking} page={content} task={task} />
              ) : (
                isOpen &&
                membership !== undefined && (
                  <BookingFrame
                    key={link}
                    page={content}
                    task={task}
                    workspaceId={membership.workspaceId}
                    onBooked={(by, ref) => void book(by, ref)}
                  />
                )
              )}
            </Suspense>
          </dd>
        </div>
      )}
      {editing && (
        <ScheduleDialog
          content={content}
          isNew={false}
          place={task.id}
          onClose={() => setEditing(false)}
          onSubmit={(next) =>
            set(
              'SetTaskContent',
              { plan, taskId: task.id, content: next },
              {
                what: t('words.link'),
                value: next,
                tell: (value) => (value as typeof next | null)?.link ?? '',
              },
            )
          }
        />
      )}
    </>
  );
};

/** A refusal has been told in a toast by then. */
const told = (): void => undefined;
