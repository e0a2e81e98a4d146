/** A sequence whose length is told by two bytes, as each certificate of usual length begins (DER). */
const SEQUENCE = 0x30;
const TWO_BYTES = 0x82;
const HEAD_BYTES = 4;

/** Whether a content is one certificate as bytes: a sequence of exactly this length that begins with another one (X.509, 4.1). */
export function isCertificate(content: Buffer): boolean {
  return (
    content.length > 2 * HEAD_BYTES &&
    isSequence(content, 0) &&
    content.readUInt16BE(2) + HEAD_BYTES === content.length &&
    isSequence(content, HEAD_BYTES)
  );
}

const isSequence = (content: Buffer, at: number): boolean =>
  content[at] === SEQUENCE && content[at + 1] === TWO_BYTES;
