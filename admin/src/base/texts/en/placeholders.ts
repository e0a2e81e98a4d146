/** The panel of placeholders (PRODUCT 6). */
export const placeholders = {
  namePlaceholder: 'IT lead at the client',
  descriptionOptional: 'Description (optional)',
  editName: 'Edit %{name}',
  deleteName: 'Delete %{name}',
  keep: 'Keep',
  asked: 'Delete %{name}?',
  add: 'Add placeholder',
  ofThisPlan: 'Of this plan',
} as const;
