/** A file that somebody of the demo has brought. */
export type DemoFile = {
  readonly name: string;
  readonly type: 'application/pdf' | 'text/csv';
  readonly content: Buffer;
};

export const csvFile = (name: string, rows: readonly (readonly string[])[]): DemoFile => ({
  ...{ name, type: 'text/csv' },
  content: Buffer.from(`${rows.map((row) => row.join(',')).join('\n')}\n`),
});

/** One page with these lines, of plain ASCII without brackets. */
export function pdfFile(name: string, lines: readonly string[]): DemoFile {
  const text = lines.map((line) => `(${line}) Tj T*`).join(' ');
  const page = `BT /F1 12 Tf 16 TL 72 760 Td ${text} ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${page.length} >>\nstream\n${page}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let written = '%PDF-1.4\n';
  const places: number[] = [];
  for (const [at, object] of objects.entries()) {
    places.push(written.length);
    written += `${at + 1} 0 obj\n${object}\nendobj\n`;
  }
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  written += `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${written.length}\n%%EOF\n`;
  return { name, type: 'application/pdf', content: Buffer.from(written) };
}

export const processMap = pdfFile('How a request goes today.pdf', [
  'Support desk of Lanternfish, as it works today',
  '',
  '1. A customer writes; whoever reads it first takes it.',
  '2. Questions about invoices wait for finance, two days on average.',
  '3. What is promised stands in a table that one person keeps.',
]);

export const oldSystems = csvFile('Systems that are only read.csv', [
  ['system', 'last written', 'read by'],
  ['ticket archive', '2024-11-04', 'finance'],
  ['old price list', '2025-02-17', 'finance'],
]);

export const appRegistration = pdfFile('App registration.pdf', [
  'Application: Waymark, single sign-on',
  'Identifier: urn:waymark:ravelin',
  'Reply address: https://waymark.example/saml',
  'Signing certificate: valid until 14.03.2029',
]);
