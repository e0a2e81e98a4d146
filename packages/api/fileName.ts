/**
 * A name as a file may bear it: what file systems refuse becomes one blank, with the blanks beside
 * it, so that `Onboarding: SAP` is saved as `Onboarding SAP`.
 */
export const fileNameOf = (name: string): string =>
  name.replace(/\s*[\\/:*?"<>|]+[\s\\/:*?"<>|]*/g, ' ').trim();
