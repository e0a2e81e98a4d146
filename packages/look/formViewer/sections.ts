import { isQuestion, type Filled } from '@waymark/events/forms';

/** The questions of a form below one heading, and how many of them have an answer that holds. */
export type FormSection = {
  readonly id: string;
  readonly title: string;
  readonly questions: number;
  readonly answered: number;
};

/** What is shown, heading by heading; questions above the first stand below none. */
export function sectionsOf({ shown, kept, problems }: Filled): FormSection[] {
  const sections: FormSection[] = [];
  let open: FormSection | undefined;
  for (const field of shown) {
    if (field.kind === 'heading') {
      if (open !== undefined) sections.push(open);
      open = { ...{ id: field.fieldId, title: field.label }, ...{ questions: 0, answered: 0 } };
    } else if (isQuestion(field)) {
      const { fieldId } = field;
      const before = open ?? { id: '', title: '', questions: 0, answered: 0 };
      const holds = fieldId in kept && !problems.has(fieldId);
      open = {
        ...before,
        questions: before.questions + 1,
        answered: before.answered + Number(holds),
      };
    }
  }
  if (open !== undefined) sections.push(open);
  return sections.filter(({ questions }) => questions > 0);
}
