import { Button } from '@mui/material';
import type { AnswersRow, TaskRow } from '@waymark/api';
import { filledIn, formVersionId, type Answer, type Answers } from '@waymark/events/forms';
import { formatDateTime } from '@waymark/look';
import { AnswersSaid } from '@waymark/look/formViewer';
import { useState } from 'react';
import { useAllRows } from '../../../base/dataProvider/useAllRows.ts';
import type { ContentOfTask } from '../fields/taskTypeEditor.ts';
import { useCommand } from '../../../base/dataProvider/useCommand.ts';
import { AskedAct } from '../../../parts/dialogs/AskedAct.tsx';
import { useTexts, useLanguage } from '../../../base/texts/index.ts';
import { bytesIn } from '@waymark/look/bytes';
import { useFileLinks } from '../../../parts/files/useFileLinks.ts';
import { AnswerHistory } from './AnswerHistory.tsx';
import { AskDialog } from './AskDialog.tsx';
import { FillForClient } from './FillForClient.tsx';
import { useFormWords } from '../../../base/texts/useFormWords.ts';
import { workedPlan } from './workedPlan.ts';
import './formTask.css';
import '../fields/fields.css';

type OfForm = { task: TaskRow; content: ContentOfTask<'form'> };

/** The files of an answer, to be opened. */
function AnswerFiles({ files, given }: Pick<AnswersRow, 'files'> & { given: Answer | undefined }) {
  const language = useLanguage();
  const ids = Array.isArray(given) ? given : [];
  const links = useFileLinks(ids);
  return files
    .filter(({ id }) => ids.includes(id))
    .map(({ id, name, bytes }) => (
      <small className="form-file" key={id}>
        <a href={links.get(id)} target="_blank" rel="noopener noreferrer">
          {name}
        </a>{' '}
        {bytesIn(language, bytes)}
      </small>
    ));
}

/**
 * The form of a task that is worked on: what was answered, with what stood there before; to ask for
 * a change, to answer for the client, or to take the answers back (PRODUCT 18.8).
 */
export function TaskForm({ task, content }: OfForm) {
  const t = useTexts();
  const words = useFormWords();
  const send = useCommand({ quiet: true });
  const [doing, setDoing] = useState<'ask' | 'fill'>();
  const { formId, version } = content;
  const versionId = formVersionId(formId, version);
  const versions = useAllRows('formVersions', { id: versionId }, 'publishedAt');
  const filter = { planId: task.planId, taskId: task.id };
  const answers = useAllRows('answers', filter, 'sentAt');
  const form = versions.data?.[0]?.definition;
  if (form === undefined || answers.data === undefined) return null;

  const row = answers.data[0];
  const given = row === undefined ? {} : answersOf(row);
  const { answered, questions } = filledIn(form, given);
  const close = () => setDoing(undefined);
  if (doing === 'fill')
    return <FillForClient {...{ task, content, form }} before={row && given} onClose={close} />;
  return (
    <div className="fv-dense form-answers">
      {row === undefined || row.state === 'withdrawn' ? (
        <p className="task-none">
          {t(row === undefined ? 'formTask.notSent' : 'formTask.withdrawn')}
        </p>
      ) : (
        <>
          <p className="form-answers-head">
            <b>{t('formTask.answers')}</b>{' '}
            {t('formTask.sent', { answered, questions, at: formatDateTime(row.sentAt) })}
          </p>
          <AnswersSaid
            {...{ form, words }}
            answers={given}
            known={(id) => row.files.find((file) => file.id === id)}
            also={(question) => (
              <>
                {question.kind === 'file' && (
                  <AnswerFiles files={row.files} given={given[question.fieldId]} />
                )}
                <AnswerHistory
                  {...{ question, words }}
                  given={row.given[question.fieldId]}
                  asked={row.asked[question.fieldId]}
                  guests={row.guests}
                />
              </>
            )}
          />
        </>
      )}
      <p className="form-answers-acts">
        {row?.state === 'sent' && (
          <Button variant="outlined" onClick={() => setDoing('ask')}>
            {t('formTask.ask')}
          </Button>
        )}
        <Button onClick={() => setDoing('fill')}>{t('formTask.fill')}</Button>
        {row?.state === 'sent' && (
          <AskedAct
            act={t('formTask.takeBack')}
            title={t('formTask.takeBackAsks')}
            says={t('formTask.takeBackSays')}
            onAct={() => send('WithdrawAnswers', { plan: workedPlan(task), taskId: task.id })}
          />
        )}
      </p>
      {doing === 'ask' && <AskDialog {...{ task, form }} onClose={close} />}
    </div>
  );
}

const answersOf = ({ given }: AnswersRow): Answers =>
  Object.fromEntries(
    Object.entries(given).flatMap(([fieldId, { value }]): [string, Answer][] =>
      value === null ? [] : [[fieldId, value]],
    ),
  );
