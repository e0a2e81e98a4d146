import { fileNameOf } from '@waymark/api/fileName';

/** Saves a text as a file on the device. */
export function saveFile(fileName: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileNameOf(fileName);
  link.click();
  URL.revokeObjectURL(address);
}
