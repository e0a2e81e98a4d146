/** Where a form is made (PRODUCT 2, Form Templates). */
export const editorOf = ({ id }: { id: string }): string =>
  `/settings/task/form-editor/${id}`;

/** Where what was answered to it is read. */
export const answersOf = ({ id }: { id: string }): string =>
  `/settings/forms/${id}/answers`;

/** Where a form is looked at as whoever fills it in sees it. */
export const previewOf = ({ id }: { id: string }): string =>
  `/settings/task/form-viewer/${id}/preview`;
