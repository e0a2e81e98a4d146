import { adminAddress } from '@waymark/api/addresses';

/** Where a form is made (PRODUCT 2, Form Templates). */
export const editorOf = ({ id }: { id: string }): string => adminAddress.formEditor({ formId: id });

/** Where what was answered to it is read. */
export const answersOf = ({ id }: { id: string }): string =>
  adminAddress.formAnswers({ formId: id });

/** Where a form is looked at as whoever fills it in sees it. */
export const previewOf = ({ id }: { id: string }): string =>
  adminAddress.formViewer({ formId: id, taskId: 'preview' });
