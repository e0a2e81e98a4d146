/** Changes parts of the field; `group`: letters of one text are one step back. */
export type ChangeField = (part: object, group?: string) => void;
