import type { PersonRow } from '@waymark/api';
import { Button, TextField } from '@mui/material';
import { useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { useDataProvider } from 'react-admin';
import { asAddress, shownAddress } from '@waymark/look/emailAddress';
import { useUnsent } from '../autosave/index.ts';
import { problemOf } from '../../base/wire/problemOf.ts';
import { useCommand } from '../../base/dataProvider/useCommand.ts';
import { inviteError } from './inviteErrors.ts';
import { InviteFailed } from './InviteFailed.tsx';
import { WrittenBefore } from '../dialogs/WrittenBefore.tsx';
import { useTexts } from '../../base/texts/index.ts';

const genders = ['FEMALE', 'MALE', 'DIVERSE'] as const;
type Gender = (typeof genders)[number];

type Invited = { email: string; firstName: string; lastName: string; gender: Gender | '' };
const nobody: Invited = { email: '', firstName: '', lastName: '', gender: '' };

type InvitePersonProps = {
  /** `team` creates an internal user, `client` an external one of `clientId`. */
  party: 'team' | 'client';
  clientId?: string;
  /** The execution that the invitation leads to. */
  processId?: string;
  /**
   * A user of the client gets the invitation when a module with a task for them starts, else at
   * once.
   */
  beforeStart?: boolean;
  email?: string;
  /** The new user's account id; null where it cannot be told yet. */
  onDone: (accountId: string | null) => void;
  onCancel?: () => void;
};

/**
 * Creates an internal or external user and mails the invitation. Complete needs first name, last
 * name and gender (PRODUCT 4.3).
 */
export function InvitePerson({
  party,
  clientId,
  processId,
  beforeStart = false,
  email: initialEmail = '',
  onDone,
  onCancel,
}: InvitePersonProps): ReactNode {
  const t = useTexts();
  const send = useCommand({ quiet: true });
  const dataProvider = useDataProvider();
  const unsent = useUnsent<Invited>(`invite.${party}.${clientId ?? ''}`, {
    ...nobody,
    email: initialEmail,
  });
  const { email, firstName, lastName, gender } = unsent.fields;
  const [submitting, setSubmitting] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const missing =
    firstName.trim() === ''
      ? 'firstName'
      : lastName.trim() === ''
        ? 'lastName'
        : gender === ''
          ? 'gender'
          : null;
  const complete = missing === null;

  const invite = async () => {
    if (gender === '') return;
    const profile = { firstName, lastName, gender };
    if (party === 'team') await send('InviteTeamUser', { email, profile });
    else
      await send('InviteClientUser', {
        clientId: clientId ?? '',
        email,
        profile,
        ...(processId && { inviteToProcessId: processId }),
        ...(beforeStart && { mailed: 'withFirstModule' }),
      });
    unsent.end();
    const wanted = shownAddress(asAddress(email) ?? email);
    const { data } = await dataProvider.getList<PersonRow>('people', {
      filter: { q: wanted },
      sort: { field: 'name', order: 'ASC' },
      pagination: { page: 1, perPage: 50 },
    });
    onDone(data.find((person) => person.email === wanted)?.id ?? null);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (!complete || submitting) return;
    setSubmitting(true);
    setError(null);
    try {
      await invite();
    } catch (reason) {
      setError(inviteError(problemOf(reason)));
    } finally {
      setSubmitting(false);
    }
  };
  return (
    <form className="invite" onSubmit={(event) => void submit(event)} noValidate>
      {unsent.isFromBefore && <WrittenBefore />}
      <TextField
        label={t('words.email')}
        type="email"
        autoFocus
        autoComplete="off"
        value={email}
        onChange={(event) => unsent.type('email', event.target.value)}
      />
      <div className="invite-pair">
        <TextField
          label={t('words.firstName')}
          autoComplete="off"
          value={firstName}
          onChange={(event) => unsent.type('firstName', event.target.value)}
        />
        <TextField
          label={t('words.lastName')}
          autoComplete="off"
          value={lastName}
          onChange={(event) => unsent.type('lastName', event.target.value)}
        />
      </div>
      <div className="segments" role="group" aria-label={t('words.gender')}>
        {genders.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={gender === one}
            onClick={() => unsent.type('gender', one)}
          >
            {t(`words.gender${one}`)}
          </button>
        ))}
      </div>
      <InviteFailed error={error} onReset={() => setError(null)} />
      <p className="invite-hint">
        {missing !== null
          ? t(`people.missing_${missing}`)
          : beforeStart && party === 'client'
            ? t('people.whatHappensAtStart')
            : t('people.whatHappens')}
      </p>
      <div className="invite-actions">
        {unsent.isTyped && (
          <Button variant="outlined" onClick={unsent.discard(onCancel ?? (() => undefined))}>
            {t('words.discard')}
          </Button>
        )}
        {onCancel && !unsent.isTyped && (
          <Button variant="outlined" onClick={onCancel}>
            {t('words.back')}
          </Button>
        )}
        <Button type="submit" variant="contained" disabled={!complete || submitting}>
          {t('people.complete')}
        </Button>
      </div>
    </form>
  );
}
