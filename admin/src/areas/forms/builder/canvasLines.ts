import { isQuestion, type FormDefinition, type FormField } from '@waymark/events/forms';

/**
 * Fields line by line: two that are halves, and follow one another, share one; hidden ones too,
 * unlike in the viewer.
 */
export function canvasLines({ fields }: FormDefinition): FormField[][] {
  const lines: FormField[][] = [];
  for (const field of fields) {
    const last = lines.at(-1);
    if (isHalf(field) && last?.length === 1 && isHalf(last[0])) last.push(field);
    else lines.push([field]);
  }
  return lines;
}

const isHalf = (field: FormField | undefined): boolean =>
  field !== undefined && isQuestion(field) && field.half;
