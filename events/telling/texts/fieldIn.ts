/** What a kind calls a field of its content. A test holds that it names all that it says. */
export const fieldIn = (
  { fields }: { readonly fields: Readonly<Record<string, string>> },
  field: string,
): string => fields[field] ?? field;
