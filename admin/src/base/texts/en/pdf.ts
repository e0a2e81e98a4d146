/** A PDF on a module's page. */
export const pdf = {
  add: 'Add a PDF',
  change: 'Change the PDF',
  choose: 'Choose a PDF',
  replace: 'Choose another PDF',
  hint: 'One file. Drop it here or paste it.',
  size: 'PDF, %{size}',
  title: 'Title',
  gone: 'This PDF no longer exists',
  notPdf: 'Only a PDF can go here. Save it as a PDF and upload that.',
} as const;
