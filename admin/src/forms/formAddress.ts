/** Where a form is made (PRODUCT 2, Form Templates). */
export const editorOf = ({ id }: { id: string }): string =>
  `/settings/task/form-editor/${id}`;

/** Where a form is looked at as whoever fills it in sees it. */
export const previewOf = ({ id }: { id: string }): string =>
  `/settings/task/form-viewer/${id}/preview`;
