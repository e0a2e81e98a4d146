/** The list of forms (PRODUCT 18). */
export const forms = {
  add: 'Add',
  addForm: 'Add form',
  rename: 'Rename form',
  search: 'Search forms',
  failed: 'The forms could not be loaded',
  none: 'No form templates yet',
  noneHint:
    'A form asks your client for everything you need to know, in one go.',
  create: 'Create',
  update: 'Update',
  preview: 'Preview',
  updatedAt: 'Updated %{at}',
  count: { one: '%{count} form', other: '%{count} forms' },
  fields: { one: '%{count} field', other: '%{count} fields' },
  in: 'in %{modules}',
  noFields: 'no fields yet',
  notPublished: 'not published yet',
  changedSince: 'changed since version %{version}',
  deleted: 'Form deleted',
  staysIn: {
    one: '%{count} module uses it. It stays there and can still be filled in.',
    other:
      '%{count} modules use it. It stays there and can still be filled in.',
  },
} as const;
