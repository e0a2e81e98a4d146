import { ClipboardList } from 'lucide-react';
import { ChooseFormDialog } from '../../form/ChooseFormDialog.tsx';
import { FormTaskFields } from '../../form/FormTaskFields.tsx';
import type { TaskTypeEditor } from '../../fields/taskTypeEditor.ts';

const begins = { type: 'form', formId: '', version: 0, name: '' } as const;

const form: TaskTypeEditor<'form'> = {
  words: { en: { title: 'Form', noun: 'form' }, de: { title: 'Formular', noun: 'Formular' } },
  icon: ClipboardList,
  begins,
  Fields: FormTaskFields,
  Begin: ({ onAdd, onClose }) => (
    <ChooseFormDialog isNew content={begins} onSubmit={onAdd} onClose={onClose} />
  ),
};
export default form;
