const STEPS = [
  [1_000_000, 'megabyte'],
  [1_000, 'kilobyte'],
  [1, 'byte'],
] as const;

/** 1_400_000 -> '1.4 MB', in the words of a language (BCP 47). */
export function bytesIn(language: string, bytes: number): string {
  const [step, unit] = STEPS.find(([least]) => bytes >= least) ?? STEPS[2];
  return new Intl.NumberFormat(language, {
    ...{ style: 'unit', unit, unitDisplay: 'short' },
    maximumFractionDigits: step === 1_000_000 ? 1 : 0,
  }).format(bytes / step);
}
