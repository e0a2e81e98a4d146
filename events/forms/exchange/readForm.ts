import { fromJsonSchema } from './fromJsonSchema.ts';
import { fromMarkdown } from './fromMarkdown.ts';
import { refusalOfImport, type ImportedForm, type ImportRefusal } from './imported.ts';

/**
 * A form from what somebody chose or pasted: JSON Schema where it begins as JSON does, else
 * Markdown.
 */
export function readForm(text: string): ImportedForm | ImportRefusal {
  const read = /^\s*\{/.test(text) ? fromJson(text) : fromMarkdown(text);
  return read === null ? 'unreadable' : (refusalOfImport(read) ?? read);
}

function fromJson(text: string): ImportedForm | null {
  try {
    return fromJsonSchema(JSON.parse(text));
  } catch {
    return null;
  }
}
