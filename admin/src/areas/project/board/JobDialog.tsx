import type { ModuleRow } from '@waymark/api';
import { Checkbox, FormControlLabel } from '@mui/material';
import type { ReactNode } from 'react';
import { useUnsent } from '../../../parts/autosave/index.ts';
import { SubmitDialog } from '../../../parts/dialogs/SubmitDialog.tsx';
import { NameField } from '../../../parts/dialogs/NameField.tsx';
import { useSubmit } from '../../../parts/dialogs/useSubmit.ts';
import { EditableRichText } from '../../../parts/richText/index.ts';
import { useTexts } from '../../../base/texts/index.ts';

/** What a job is called, says and is, as it is asked for. */
export type JobWords = {
  readonly name: string;
  readonly description: string;
  readonly userAddable: boolean;
  readonly audience: ModuleRow['audience'];
};

type JobDialogProps = {
  title: string;
  action: string;
  /** As it was before. */
  job?: ModuleRow;
  onSubmit: (words: JobWords) => Promise<unknown>;
  onClose: () => void;
};

/** Asks for a job: its name, which it needs, and what else it may have (PRODUCT 8.10). */
export function JobDialog({ title, action, job, onSubmit, onClose }: JobDialogProps): ReactNode {
  const t = useTexts();
  const unsent = useUnsent<JobWords>(`job.${job?.id ?? location.pathname}`, {
    name: job?.title ?? '',
    description: job?.description ?? '',
    userAddable: job?.userAddable ?? false,
    audience: job?.audience ?? 'EXTERN',
  });
  const words = unsent.fields;
  const name = words.name.trim();
  const submission = useSubmit(
    () => onSubmit({ ...words, name }),
    () => {
      unsent.end();
      onClose();
    },
  );
  return (
    <SubmitDialog {...{ title, action, submission, unsent, onClose }} isComplete={name !== ''}>
      <NameField
        label={t('words.name')}
        value={words.name}
        onName={(value) => unsent.type('name', value)}
        onFocus={(event) => event.target.select()}
      />
      <EditableRichText
        className="job-description"
        value={words.description}
        label={t('jobs.description')}
        placeholder={t('jobs.addDescription')}
        onChange={(description) => unsent.type('description', description)}
        onLeave={() => undefined}
      />
      <div className="job-flags">
        <FormControlLabel
          control={
            <Checkbox
              checked={words.userAddable}
              onChange={(_, userAddable) => unsent.type('userAddable', userAddable)}
            />
          }
          label={t('jobs.anyoneCanAddAnother')}
        />
        <FormControlLabel
          control={
            <Checkbox
              checked={words.audience === 'INTERN'}
              onChange={(_, hidden) => unsent.type('audience', hidden ? 'INTERN' : 'EXTERN')}
            />
          }
          label={t('jobs.onlyTeam')}
        />
      </div>
    </SubmitDialog>
  );
}
