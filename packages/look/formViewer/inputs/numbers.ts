/**
 * What somebody typed as a number, with a comma or a point; as it stands where it is none, so that
 * it can be mended.
 */
export function answerOfNumber(typed: string): number | string {
  const text = typed.trim();
  return /^[+-]?(\d+([.,]\d*)?|[.,]\d+)$/.test(text) ? Number(text.replace(',', '.')) : typed;
}
