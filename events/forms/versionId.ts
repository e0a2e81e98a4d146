/** What a version of a form is read by. */
export const formVersionId = (formId: string, version: number): string =>
  `${formId}-v${version}`;
