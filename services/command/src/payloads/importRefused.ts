import { tell, type ProblemCode, type RefusalText } from '@waymark/api/problems';

export type ImportRefusalCode = Extract<ProblemCode, `import-${string}` | 'plan-too-large'>;

/** The file cannot become a blueprint. What is said is for the person who chose it. */
export class ImportRefused extends Error {
  readonly code: ImportRefusalCode;
  /** Where in the file, counted from 1, if it is about one place. */
  readonly line: number | undefined;

  readonly said: RefusalText;

  constructor(code: ImportRefusalCode, told: RefusalText, line?: number) {
    super(tell(told, 'en'));
    this.said = told;
    this.name = 'ImportRefused';
    this.code = code;
    this.line = line;
  }
}
