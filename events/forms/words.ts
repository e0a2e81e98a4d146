/** How a condition holds an answer against its value. */
export const operators = [
  'answered',
  'unanswered',
  'equal',
  'unequal',
  'atLeast',
  'atMost',
] as const;

/** What a short text must be. */
export const textRules = ['anything', 'letters', 'digits', 'link'] as const;

/** Which files a question takes. */
export const uploads = ['anything', 'pictures', 'pdf', 'documents'] as const;
