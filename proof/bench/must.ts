/**
 * A number stands for work that was really done, or there is no number. @throws when it is not so
 */
export function must(so: boolean, what: string): void {
  if (!so) throw new Error(`It should be so, and is not: ${what}.`);
}
