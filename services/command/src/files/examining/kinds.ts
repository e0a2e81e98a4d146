/** Which files are taken, by what their content is (file-type), and how the names of such end. */

/** What is decoded and written anew. */
export const pictures: Readonly<Record<string, readonly string[]>> = {
  'image/jpeg': ['jpg', 'jpeg', 'jpe', 'jfif'],
  'image/png': ['png', 'apng'],
  'image/apng': ['png', 'apng'],
  'image/webp': ['webp'],
  'image/gif': ['gif'],
};

const office = 'application/vnd.openxmlformats-officedocument.';
const open = 'application/vnd.oasis.opendocument.';

/** What is kept as it is, and never shown by a browser where it is. */
export const documents: Readonly<Record<string, readonly string[]>> = {
  'application/pdf': ['pdf'],
  [`${office}wordprocessingml.document`]: ['docx'],
  [`${office}spreadsheetml.sheet`]: ['xlsx'],
  [`${office}presentationml.presentation`]: ['pptx'],
  [`${open}text`]: ['odt'],
  [`${open}spreadsheet`]: ['ods'],
  [`${open}presentation`]: ['odp'],
  // Word, Excel, PowerPoint and Outlook before 2007.
  'application/x-cfb': ['doc', 'xls', 'ppt', 'msg'],
  'application/rtf': ['rtf'],
  'application/zip': ['zip'],
};

/** What has no mark of its own, and is text. */
export const texts = ['txt', 'csv', 'tsv', 'md', 'log'];

/** HEIC and its like, which no browser shows and nothing here decodes. */
export const heic = /^image\/hei[cf]/;

/** 'a.b.PDF' -> 'pdf'; '' without one. */
export const endingOf = (name: string): string =>
  /\.([A-Za-z0-9]{1,10})$/.exec(name)?.[1]?.toLowerCase() ?? '';

const pages = ['svg', 'svgz', 'html', 'htm', 'xhtml', 'xml', 'mhtml'];
export const isPageEnding = (ending: string): boolean => pages.includes(ending);

/** Largest picture that is decoded. */
export const MOST_MEGAPIXELS = 40;
