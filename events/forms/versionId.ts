/** What a version of a form is read by. */
export const formVersionId = (formId: string, version: number): string => `${formId}-v${version}`;

/** Whether an id is that of a version of this form. */
export const isVersionOf = (formId: string, id: string): boolean =>
  id.startsWith(`${formId}-v`) && /^\d+$/.test(id.slice(formId.length + 2));
