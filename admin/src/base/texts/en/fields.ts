/** Names of what people write. */
export const fields = {
  text: 'Text',
  title: 'Title',
  description: 'Description',
  headline: 'Headline',
  name: 'Name',
} as const;
