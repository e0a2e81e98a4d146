import type { Drafts } from '../nouns/commandEntry.ts';
import { cleanDraft, draftOfOutline, nameOfFile } from './importer/index.ts';
import { readDocumentAside } from './reading/readDocumentAside.ts';

/** Documents and drafts as commands need them: read in a thread, and made safe. */
export const drafts: Drafts = {
  async read(document, onBehalf) {
    const read = await readDocumentAside(document, onBehalf);
    if ('outline' in read)
      return { title: read.outline.title, draft: draftOfOutline(read.outline) };
    const { name, draft } = read.exported;
    return { title: name, draft: cleanDraft(draft) };
  },
  clean: cleanDraft,
  nameOfFile,
};
