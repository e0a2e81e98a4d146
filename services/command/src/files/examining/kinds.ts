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
  // A certificate as bytes; as text it is one of `texts`.
  'application/pkix-cert': ['cer', 'crt', 'der'],
};

/**
 * What is text and nothing else, and is handed out as such, for download alone: notes and tables,
 * and what people send to set up single sign-on, dates, contacts and mails.
 */
export const texts = [
  ...['txt', 'csv', 'tsv', 'md', 'log', 'json', 'xml'],
  ...['pem', 'crt', 'cer', 'ics', 'vcf', 'eml'],
];
/** What file-type knows by marks, though it is text. */
export const textTypes: ReadonlySet<string> = new Set([
  ...['application/xml', 'application/json', 'text/calendar', 'text/vcard'],
]);

/** HEIC and its like, which no browser shows and nothing here decodes. */
export const heic = /^image\/hei[cf]/;

/** 'a.b.PDF' -> 'pdf'; '' without one. */
export const endingOf = (name: string): string =>
  /\.([A-Za-z0-9]{1,10})$/.exec(name)?.[1]?.toLowerCase() ?? '';

const pages = ['svg', 'svgz', 'html', 'htm', 'xhtml', 'mhtml'];
export const isPageEnding = (ending: string): boolean => pages.includes(ending);

/** Largest picture that is decoded. */
export const MOST_MEGAPIXELS = 40;
